import {chooseReleases} from './chooseReleases';

const FREE = '@mui/x-ships';
const PAID = '@mui/x-ships-pro';

test('of earlier majors the first and the last are read, of the current one the last of each minor', () => {
  const chosen = chooseReleases(
    {
      [FREE]: ['6.0.0', '6.1.0', '7.0.0', '7.0.4', '7.5.0', '8.0.0', '8.0.1', '8.1.0', '8.2.0'],
      [PAID]: ['7.5.0', '8.1.0', '9.0.0-alpha.1'],
    },
    {[FREE]: '8.1.0', [PAID]: '8.1.0'},
    7,
  );
  expect(chosen).toEqual([
    {version: '7.0.0', packages: {[FREE]: '7.0.0'}},
    {version: '7.5.0', packages: {[FREE]: '7.5.0', [PAID]: '7.5.0'}},
    {version: '8.0.1', packages: {[FREE]: '8.0.1'}},
    {version: '8.1.0', packages: {[FREE]: '8.1.0', [PAID]: '8.1.0'}},
  ]);
});

test('a major of one minor is read at both ends', () => {
  const chosen = chooseReleases({[FREE]: ['5.0.0', '5.0.9', '8.0.0']}, {[FREE]: '8.0.0'}, 5);
  expect(chosen.map(({version}) => version)).toEqual(['5.0.0', '5.0.9', '8.0.0']);
});
