import {toText} from './toText';

test.each([
  ['a code block', 'Before\n\n```tsx\nconst a = 1;\n```\n\nAfter', 'Before After'],
  [
    'the URL of a link',
    'Set [the `stack`](/x/bars/#stack) of ![bars](/bars.png).',
    'Set the stack of bars.',
  ],
  ['tags, but not in code', '<details>\n\nSee `<BarChart />`.\n\n</details>', 'See <BarChart />.'],
  ['comments and imports', "import {Bar} from './Bar';\n\nOne{/* A\nremark. */} two", 'One two'],
  ['marks of a callout', ':::info\nUse [the axis](/x/axis/).\n:::', 'Use the axis.'],
  ['marks of lists, quotes, and headings', '## Bars\n\n- **One**\n> 2. Two', 'Bars One Two'],
  [
    'lines of a table',
    '| Prop | Type |\n| :--- | ---: |\n| `rows` | `array` |',
    'Prop Type rows array',
  ],
  ['underscores of a name', '`__tree_data__` and snake_case', '__tree_data__ and snake_case'],
])('omits %s', (_, markdown, text) => {
  expect(toText(markdown)).toBe(text);
});
