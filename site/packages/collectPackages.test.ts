import path from 'node:path';
import {collectPackages} from './collectPackages';
import {SANDBOX_TOOLS} from './sandboxTools';
import {createSite} from '../demos/fixtures/createSite';

const json = JSON.stringify;
const OLDER = 'versioned_docs/version-v7';

const makeSite = () =>
  createSite({
    'package.json': json({
      dependencies: {'@docusaurus/core': '3', '@mui/system': '7', '@mui/x-charts': '8'},
      devDependencies: {'@tanstack/react-query': '5', typescript: '6'},
    }),
    'node_modules/@docusaurus/core/package.json': '{"version": "3.0.0"}',
    'node_modules/@mui/system/package.json': '{"version": "7.3.11", "types": "index.d.ts"}',
    'node_modules/@mui/x-charts/package.json': json({
      version: '8.12.0',
      types: 'index.d.ts',
      peerDependencies: {'@mui/system': '*', '@emotion/styled': '*'},
      peerDependenciesMeta: {'@emotion/styled': {optional: true}},
    }),
    'node_modules/@tanstack/react-query/package.json':
      '{"version": "5.108.0", "types": "index.d.ts"}',
    'node_modules/typescript/package.json': '{"version": "6.0.3"}',
    [`${OLDER}/package.json`]: json({dependencies: {'@mui/x-charts': '7', 'not-installed': '1'}}),
    [`${OLDER}/node_modules/@mui/x-charts/package.json`]: json({version: '7.29.1'}),
  });

test('the packages of the site, as they are installed', () => {
  const packages = collectPackages(path.join(makeSite(), 'package.json'));
  const installed = Object.entries(packages).filter(([name]) => !(name in SANDBOX_TOOLS));
  expect(Object.fromEntries(installed)).toEqual({
    '@mui/system': {version: '7.3.11'},
    '@tanstack/react-query': {version: '5.108.0'},
    '@mui/x-charts': {version: '8.12.0', peers: ['@mui/system']},
    typescript: {version: '6.0.3', untyped: true},
  });
});

test('an older version has its own packages, and those of the site for the rest', () => {
  const site = makeSite();
  const packages = collectPackages(
    path.join(site, OLDER, 'package.json'),
    path.join(site, 'package.json'),
  );
  expect(packages).toMatchObject({
    '@mui/system': {version: '7.3.11'},
    '@mui/x-charts': {version: '7.29.1'},
    typescript: {version: '6.0.3'},
  });
});
