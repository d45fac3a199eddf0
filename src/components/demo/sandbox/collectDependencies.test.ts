import {collectDependencies, listImports} from './collectDependencies';
import type {PackageTable} from './types';

const X_PEERS = ['@mui/material', '@mui/system', 'react', 'react-dom'];
const PACKAGES: PackageTable = {
  '@emotion/react': {version: '11.14.0', peers: ['react']},
  '@emotion/styled': {version: '11.14.1', peers: ['@emotion/react', 'react']},
  '@mui/icons-material': {version: '7.3.11', peers: ['@mui/material']},
  '@mui/material': {version: '7.3.11', peers: ['react', 'react-dom']},
  '@mui/system': {version: '7.3.11', peers: ['react']},
  '@mui/x-charts': {version: '8.12.0', peers: X_PEERS},
  '@mui/x-date-pickers': {version: '8.12.0', peers: X_PEERS},
  '@types/luxon': {version: '3.7.6'},
  '@types/react': {version: '19.3.0'},
  '@types/react-dom': {version: '19.3.0'},
  dayjs: {version: '1.11.23'},
  luxon: {version: '3.7.2', untyped: true},
  react: {version: '19.3.1', untyped: true},
  'react-dom': {version: '19.3.1', untyped: true},
  typescript: {version: '6.0.3'},
};
const BASE = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mui/material': '7.3.11',
  react: '19.3.1',
  'react-dom': '19.3.1',
};
const TYPES = {'@types/react': '19.3.0', '@types/react-dom': '19.3.0', typescript: '6.0.3'};

describe('collectDependencies', () => {
  it('pins the versions of the site for React, Material UI, Emotion, imports of all files, and their peers', () => {
    const none = {dependencies: BASE, devDependencies: {}};
    expect(collectDependencies([''], PACKAGES, 'JS')).toEqual(none);
    const files = [
      `import {BarChart} from '@mui/x-charts/BarChart';`,
      `import dayjs from 'dayjs';`,
    ];
    const added = {'@mui/system': '7.3.11', '@mui/x-charts': '8.12.0', dayjs: '1.11.23'};
    expect(collectDependencies(files, PACKAGES, 'JS').dependencies).toEqual({...BASE, ...added});
  });

  it('adds the date package of an adapter, and its types in TypeScript', () => {
    const source = `import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';\nimport './a';`;
    const added = {'@mui/system': '7.3.11', '@mui/x-date-pickers': '8.12.0', luxon: '3.7.2'};
    expect(collectDependencies([source], PACKAGES, 'TS')).toEqual({
      dependencies: {...BASE, ...added},
      devDependencies: {...TYPES, '@types/luxon': '3.7.6'},
    });
  });

  it('uses the latest version of a package that only the user’s edit imports', () => {
    const file = `import '@scope/thing/part'; import '@mui/x-data-grid-generator';`;
    const {dependencies, devDependencies} = collectDependencies([file], PACKAGES, 'TS');
    expect(dependencies).toMatchObject({
      '@scope/thing': 'latest',
      '@mui/x-data-grid-generator': 'latest',
      '@mui/icons-material': '7.3.11',
    });
    expect(devDependencies).toEqual({...TYPES, '@types/scope__thing': 'latest'});
  });
});

describe('listImports', () => {
  it.each([
    [`import React from 'react';`, ['react']],
    [`import {\n  A,\n  type B,\n} from '@mui/x-charts';`, ['@mui/x-charts']],
    [`import type {A} from './a';`, ['./a']],
    [`import './styles.css';`, ['./styles.css']],
    [`export {a} from './a';`, ['./a']],
    [`const x = import('dayjs');`, ['dayjs']],
    [`import a from 'a';import b, {c} from 'b';`, ['a', 'b']],
    [`import a from 'a';\nimport type {b} from 'a';`, ['a']],
    [`const text = 'nothing from here';`, []],
  ])('%j', (code, imports) => {
    expect(listImports(code)).toEqual(imports);
  });
});
