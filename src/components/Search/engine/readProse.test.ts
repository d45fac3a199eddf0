import {isMeant} from './searchProse';

test.each([
  ['<mark>virtualized</mark> rows', 'virtualize', true],
  ['<mark>columns</mark>, <mark>pinned</mark>', 'pinned header', true],
  ['<mark>z</mark>-index', 'zzqqxx', false],
  ['nothing marked', 'rows', false],
  ['<mark>柱状图</mark>', '柱状', true],
])('%s answers %s: %s', (excerpt, question, expected) => {
  expect(isMeant(excerpt, question)).toBe(expected);
});
