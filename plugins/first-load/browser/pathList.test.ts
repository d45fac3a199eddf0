import {decodePaths, encodePaths} from './pathList';

describe('encodePaths', () => {
  it('tells the folders shared with the path above by a digit', () => {
    expect(encodePaths(['a/b/c', 'a/b/d', 'a', 'a/b'])).toBe('0a/b/c\n2d\n0a\n1b');
  });

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
});
