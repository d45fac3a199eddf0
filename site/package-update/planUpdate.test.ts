import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeFile} from '../files/files';
import {planUpdate, type Registry} from './planUpdate';

const CONFIG = (version: string) =>
  encodeURIComponent(Buffer.from(`{"args":["docs-${version}.tgz"]}`).toString('base64'));

const FILES = {
  'package.json': JSON.stringify({
    version: '8.12.1',
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@mui/x-charts': '8.12.0',
      '@mui/x-charts-pro': '8.12.0',
      '@mui/x-data-grid': '8.12.1',
      '@mui/x-data-grid-premium': '8.12.1',
      '@mui/x-tree-view': '8.12.0',
      '@mui/x-tree-view-pro': '8.10.1',
    },
    devDependencies: {'@mui/x-license': '8.12.0'},
    overrides: {'@mui/x-tree-view-pro': {'@mui/x-tree-view': '8.10.2'}},
  }),
  'README.md': 'The docs of MUI X 8.12.1.',
  'docs/introduction/mcp/index.mdx': `[Add](cursor://install?config=${CONFIG('8.12.1')})`,
  'docs/react-charts/index.mdx': 'Version 8.12.1 has no map.',
};

/** A registry in which paid packages have fewer releases, as in npm's. */
const PUBLISHED: Record<string, string[]> = {
  '@mui/x-charts': ['8.12.0', '8.13.0', '8.14.0'],
  '@mui/x-charts-pro': ['8.12.0', '8.14.0'],
  '@mui/x-data-grid': ['8.12.1', '8.13.0', '8.13.1', '8.14.0', '9.0.0'],
  '@mui/x-data-grid-premium': ['8.12.1', '8.13.1', '8.14.0', '9.0.0-beta.1'],
  '@mui/x-license': ['8.12.0', '8.14.0'],
  '@mui/x-tree-view': ['8.12.0', '8.13.1', '8.14.0'],
  '@mui/x-tree-view-pro': ['8.10.1', '8.14.0'],
};

const registry: Registry = {
  listVersions: (name) => PUBLISHED[name]!,
  readDependencies: (name, version) =>
    name === '@mui/x-data-grid-premium'
      ? {
          '@mui/x-data-grid': version,
          '@mui/x-license': version === '8.13.1' ? '8.12.0' : version,
          '@mui/utils': '^7.3.2',
        }
      : {[name.replace('-pro', '')]: version === '8.10.1' ? '8.10.0' : version},
};

let site: string;

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'update-'));
  Object.entries(FILES).forEach(([file, text]) => writeFile(path.join(site, file), text));
  const git = (...args: string[]) => execFileSync('git', args, {cwd: site});
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'Add docs', '--no-verify');
});

afterEach(() => fs.rmSync(site, {recursive: true, force: true}));

test('an update changes the packages and the files that repeat the version of the docs', () => {
  const {texts} = planUpdate(site, '8.14.0', registry);
  expect([...texts.keys()].sort()).toEqual([
    'README.md',
    'docs/introduction/mcp/index.mdx',
    'package.json',
  ]);
  expect(texts.get('README.md')).toBe('The docs of MUI X 8.14.0.');
  expect(texts.get('docs/introduction/mcp/index.mdx')).toContain(`config=${CONFIG('8.14.0')})`);
  expect(JSON.parse(texts.get('package.json')!)).toEqual({
    version: '8.14.0',
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@mui/x-charts': '8.14.0',
      '@mui/x-charts-pro': '8.14.0',
      '@mui/x-data-grid': '8.14.0',
      '@mui/x-data-grid-premium': '8.14.0',
      '@mui/x-tree-view': '8.14.0',
      '@mui/x-tree-view-pro': '8.14.0',
    },
    devDependencies: {'@mui/x-license': '8.14.0'},
    overrides: {},
  });
});

test('packages follow what the paid package of their product depends on', () => {
  const {texts, notes} = planUpdate(site, '8.13.1', registry);
  expect(JSON.parse(texts.get('package.json')!)).toMatchObject({
    dependencies: {
      // The Pro package has no version 8.13.
      '@mui/x-charts': '8.12.0',
      '@mui/x-charts-pro': '8.12.0',
      '@mui/x-data-grid': '8.13.1',
      // The Pro package depends on an earlier version than the current one.
      '@mui/x-tree-view': '8.13.1',
      '@mui/x-tree-view-pro': '8.10.1',
    },
    devDependencies: {'@mui/x-license': '8.12.0'},
    overrides: {'@mui/x-tree-view-pro': {'@mui/x-tree-view': '8.10.2'}},
  });
  expect(notes).toContain('@mui/x-charts has no fitting version 8.13.1: the docs use 8.12.0.');
});

test.each([
  [undefined, /^Missing or invalid release\. Usage: npm run packages:update -- 8\.13\.1/],
  ['8.13', /^Missing or invalid release\./],
  ['9.0.0', /^Release 9\.0\.0 is another major version than 8\.12\.1\. Run `npm run version:cut/],
  ['8.11.0', /^The docs describe 8\.12\.1, which isn't older than 8\.11\.0\./],
  ['8.12.1', /^The docs describe 8\.12\.1, which isn't older than 8\.12\.1\./],
  ['8.13.7', /^Unknown release "8\.13\.7"\. Use 8\.14\.0\.$/],
  ['8.13.0', /premium has no version for @mui\/x-data-grid 8\.13\.0\. Use 8\.13\.1\.$/],
])('release %s is refused in one line', (release, message) => {
  expect(() => planUpdate(site, release, registry)).toThrow(message);
});

test('uncommitted changes are kept', () => {
  fs.writeFileSync(path.join(site, 'README.md'), 'Draft');
  expect(() => planUpdate(site, '8.14.0', registry)).toThrow(
    /^There are uncommitted changes\. Commit or stash them/,
  );
});
