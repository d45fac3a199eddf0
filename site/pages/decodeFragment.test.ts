import {decodeFragment} from './shared';

test.each([
  ['', ''],
  ['#', ''],
  ['#columns', 'columns'],
  ['#a%20b', 'a b'],
  ['#%E5%88%97', '列'],
  ['#50%-off', '50%-off'],
  ['#%', '%'],
  ['#%E5%88', '%E5%88'],
  ['##twice', '#twice'],
  ['#' + '%'.repeat(100_000), '%'.repeat(100_000)],
])('%.20s names %.20s', (hash, id) => {
  expect(decodeFragment(hash)).toBe(id);
});
