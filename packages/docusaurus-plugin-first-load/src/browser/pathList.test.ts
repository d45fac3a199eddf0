import {decodePaths, encodePaths} from './pathList';

it.each([
  [['introduction', 'react-charts/bars', 'react-charts/lines', 'react-charts', 'api/a/b/c/d']],
  [['']],
  [['', 'a', '']],
  [['a//b', 'a//c']],
  [['1/2', '1/3', '/2']],
  [Array.from({length: 14}, (_, i) => `${'a/'.repeat(12)}${i}`)],
])('loses nothing of %j', (paths) => {
  expect(decodePaths(encodePaths(paths))).toEqual(paths);
});
