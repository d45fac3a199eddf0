import {readPackageVersion} from './readPackageVersion';

it.each([
  [{dependencies: {'@mui/x-charts': '^8.4.1', react: '19.0.0'}}, '8.4'],
  [
    {dependencies: {'@mui/x-charts': '8.10.0'}, devDependencies: {'@mui/x-data-grid': '~8.9.2'}},
    '8.9',
  ],
  [{dependencies: {'@mui/x-charts': '^8'}}, '8.0'],
  [{dependencies: {'@mui/x-charts': '8.99.0'}}, '8.12'],
  [{dependencies: {'@mui/x-charts': '^7.4.1'}}, undefined],
  [{dependencies: {'@mui/material': '8.1.0'}}, undefined],
  [null, undefined],
])('reads the release of %j: %s', (content, release) => {
  expect(readPackageVersion(JSON.stringify(content))).toBe(release);
});

it('ignores a file that is no JSON', () => {
  expect(readPackageVersion('# Readme')).toBeUndefined();
});
