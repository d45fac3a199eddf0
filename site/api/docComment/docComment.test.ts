import {readBlocks, readInline, toPlainText} from './shared';

test('a line is text, code, links and bold words', () => {
  expect(readInline('Set `rows`, see [`GridRow`](/x/rows/) and **mind** it')).toEqual([
    {kind: 'text', text: 'Set '},
    {kind: 'code', text: 'rows'},
    {kind: 'text', text: ', see '},
    {kind: 'link', text: '`GridRow`', href: '/x/rows/'},
    {kind: 'text', text: ' and '},
    {kind: 'bold', text: 'mind'},
    {kind: 'text', text: ' it'},
  ]);
});

test('a doc comment is paragraphs, lists and fences', () => {
  expect(readBlocks('One\ntwo\n\n- a\n- b\n  c\n\n```ts\nx = 1\n```')).toEqual([
    {kind: 'paragraph', lines: ['One two']},
    {kind: 'list', lines: ['a', 'b c']},
    {kind: 'code', lines: ['x = 1']},
  ]);
});

test.each([
  ['marks', 'The [`rows` of **it**](/x/), as `a < b`.', 'The rows of it, as a < b.'],
  ['lists and fences', 'One:\n- `a`\n- b\n\n```ts\nx\n```\nEnd.', 'One: a b End.'],
  ['a lone star', '2 * 3', '2 * 3'],
])('plain text has no %s', (_, markdown, plain) => {
  expect(toPlainText(markdown)).toBe(plain);
});
