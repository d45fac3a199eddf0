import {explainMdxError, explainYamlError} from './explainMdxError';
import {formatProblem} from '../problems/problemStore';
import {readMdx} from './readMdx';

/** Returns the message for a page with this source, whose first line has the number 5. */
function explain(text: string): string {
  const source = `---\ntitle: Bars\n---\n\n${text}\n`;
  try {
    return readMdx(source).tree && 'no problem';
  } catch (error) {
    const explained = explainMdxError(error as {reason: string; line?: number}, source);
    return `${explained.line}: ${formatProblem(explained)}`;
  }
}

const BRACES = 'A brace starts a JavaScript expression. Write `\\{`, or put the text in backticks.';
const ANGLE = '`<` starts a tag. Write `&lt;`, or put the text in backticks.';
const ENDED = 'Missing end of a tag. Add `/>`, or `>` and a closing tag.';

test.each([
  ['Use {foo bar} here.', `5: ${BRACES}`],
  ['Text.\n\nUse { here.', `7: ${BRACES}`],
  ['## Size {#size}', '5: Invalid heading id. Write `{/* #id */}` at the end of the heading.'],
  ['<!-- later -->', '5: MDX doesn’t support HTML comments. Write `{/* text */}`.'],
  ['If a <5, stop.', `5: ${ANGLE}`],
  ['If x <= 3, stop.', `5: ${ANGLE}`],
  ['If a<b', `5: ${ANGLE}`],
  ['Line<br>next', '5: Missing closing tag for `<br>`. Write `<br />`.'],
  ['Text.\n\n<img src="a.png">', '7: Missing closing tag for `<img>`. Write `<img />`.'],
  [
    '| a | b |\n| - | - |\n| c | Promise<T> |',
    '7: `<T>` is read as a tag. Put the type in backticks.',
  ],
  [
    '<details>\n\nText',
    '5: Missing closing tag for `<details>` in its paragraph. Add `</details>`, with both tags on separate lines, or put it in backticks.',
  ],
  [
    '<div>text\n\nmore</div>',
    '5: Missing closing tag for `<div>` in its paragraph. Add `</div>`, with both tags on separate lines, or put it in backticks.',
  ],
  ['An <b>x</i>', '5: `</i>` closes `<b>`. Write `</b>`.'],
  ['</details>', '5: Missing opening tag for this closing tag. Remove it, or add the opening tag.'],
  [
    '<Demo name=Bars />',
    '5: Missing quotes around the value of an attribute. Write `name="value"` or `name={value}`.',
  ],
  ['<Demo {name} />', '5: Braces in a tag take the value of an attribute. Write `name={value}`.'],
  [
    'Text.\n\n<Demo name="Bars />\n\nText.',
    '7: Missing closing quote after an attribute. Add `"` at the end of its value.',
  ],
  ['Text.\n\n<Demo name="Bars"\n\nText.', `7: ${ENDED}`],
  [
    'See <https://mui.com/x/>.',
    '5: A URL or an email address in `<…>` is read as a tag. Write `[text](url)`.',
  ],
  [
    'Ask <help@mui.com>.',
    '5: A URL or an email address in `<…>` is read as a tag. Write `[text](url)`.',
  ],
  [
    'Text.\n\nimport rows from a file.',
    '7: A line that starts with `import` or `export` is read as code. Remove it, because components and demos need no import, or start the sentence with another word.',
  ],
  ['If a < b, use `{foo bar}` and `<T>`. {/* note */}', 'no problem'],
])('%j', (text, expected) => {
  expect(explain(text)).toBe(expected);
});

test.each([
  [
    'title: Bars: size and gaps',
    'description: Text.',
    '2: The value of "title" contains a character with a meaning in YAML. Put the value in quotes: `title: "Bars: size and gaps"`.',
  ],
  [
    'title: Bars',
    'description: `size` sets it.',
    '3: The value of "description" contains a character with a meaning in YAML. Put the value in quotes: `description: "`size` sets it."`.',
  ],
  [
    'title: "Bars',
    'description: Text.',
    '2: Missing closing quote. End the value with the same quote.',
  ],
  ['title: Bars', 'components: [BarChart', '3: Missing end of a list. End it with `]`.'],
  ['title: Bars', 'title: Lines', '3: Duplicate field. Remove one of the two lines.'],
  [
    'title: Bars',
    '\tplan: pro',
    '3: Invalid tab at the start of a line. Write spaces, or no indent.',
  ],
])('front matter with %s, %s', (first, second, expected) => {
  const frontMatter = `${first}\n${second}`;
  let shown = 'no problem';
  try {
    shown = JSON.stringify(readMdx(`---\n${frontMatter}\n---\n`).frontMatter);
  } catch (error) {
    const {reason, mark} = error as {reason: string; mark: {line: number}};
    const explained = explainYamlError(reason, mark.line, frontMatter);
    shown = `${explained.line}: ${formatProblem(explained)}`;
  }
  expect(shown).toBe(expected);
});
