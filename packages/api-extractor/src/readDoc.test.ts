import {toMarkdown, toSeeLink} from './readDoc';

test.each([
  ['See {@link https://a.b/c the guide}.', 'See [the guide](https://a.b/c).'],
  ['{@link https://a.b/c}', '[https://a.b/c](https://a.b/c)'],
  ['Like {@link useThing}.', 'Like `useThing`.'],
  ['A [[GridColDef]] object.', 'A `GridColDef` object.'],
  ['Sorts.\nTODO: rename in the next major', 'Sorts.'],
])('%j becomes Markdown', (comment, expected) => {
  expect(toMarkdown(comment)).toBe(expected);
});

test.each([
  ['See {@link https://a.b/c the guide} for more.', {href: 'https://a.b/c', label: 'the guide'}],
  ['https://a.b/c', {href: 'https://a.b/c', label: ''}],
  ['\n  - [Export](/x/a/#excel)\n  - [More](/x/b/)', {href: '/x/a/#excel', label: 'Export'}],
  ['the other prop', undefined],
])('the @see or @demos %j becomes %j', (comment, link) => {
  expect(toSeeLink(comment)).toEqual(link);
});
