import {findFencedLines} from './findFencedLines';

test.each([
  ['a fence', '```\na\n```\nb', [true, true, true, false]],
  ['a fence with another mark in it', '~~~\n```\n~~~\nb', [true, true, true, false]],
  ['a longer fence around a shorter one', '````\n```\n````\nb', [true, true, true, false]],
  ['a mark with words does not close', '```\n```tsx\n```\nb', [true, true, true, false]],
  ['a fence in a quote', '> ```\n> a\n> ```\nb', [true, true, true, false]],
  ['one that never ends', '```\na', [true, true]],
])('%s', (_case, text, expected) => {
  expect(findFencedLines(text)).toEqual(expected);
});
