import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readInstallation} from './readInstallation';

let site: string;
const write = (file: string, dependencies: Record<string, string>) => {
  fs.mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  fs.writeFileSync(path.join(site, file), JSON.stringify({dependencies}));
};

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'installation-'));
});
afterEach(() => fs.rmSync(site, {recursive: true}));

describe('readInstallation', () => {
  it('offers the plans that have a package, at their own versions', () => {
    write('package.json', {
      '@mui/x-data-grid': '8.12.1',
      '@mui/x-tree-view': '8.12.0',
      '@mui/x-tree-view-pro': '^8.10.1',
    });
    expect(readInstallation('tree-view', path.join(site, 'docs', 'page'))).toEqual({
      plans: [
        {plan: 'community', name: '@mui/x-tree-view', version: '8.12.0'},
        {plan: 'pro', name: '@mui/x-tree-view-pro', version: '8.10.1'},
      ],
    });
  });

  it('offers the date libraries of pickers, at the versions that the demos run on', () => {
    write('package.json', {
      '@mui/x-data-grid': '8.12.1',
      '@mui/x-date-pickers': '8.12.0',
      moment: '2.31.0',
      dayjs: '1.11.23',
    });
    expect(readInstallation('date-pickers', site).dateLibraries).toEqual([
      {name: 'dayjs', version: '1.11.23'},
      {name: 'moment', version: '2.31.0'},
    ]);
  });

  it('reads the packages of the version that the page belongs to', () => {
    write('package.json', {'@mui/x-data-grid': '8.12.1'});
    write('versioned_docs/version-v7/package.json', {'@mui/x-data-grid': '7.29.13'});
    const folder = path.join(site, 'versioned_docs', 'version-v7', 'react-data-grid');
    expect(readInstallation('data-grid', folder).plans[0]).toMatchObject({version: '7.29.13'});
  });

  it('says what is missing', () => {
    write('package.json', {'@mui/x-data-grid': '8.12.1'});
    expect(() => readInstallation('charts', site)).toThrow(
      'No package.json above this page depends on @mui/x-charts.',
    );
  });
});
