import fs from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const clientExports = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/exports',
);
const themeClassic = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme',
);
const themeFallback = path.join(clientExports, '../theme-fallback');
const clientExportNames = fs
  .readdirSync(clientExports)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace(/\.js$/, ''));

/** The parts of the Markdown parser: every one a package of its own, and an ES module. */
const MARKDOWN = [
  'unified',
  'remark-',
  'micromark',
  'mdast-',
  'unist-',
  'vfile',
  'estree-util-',
  'bail',
  'ccount',
  'character-',
  'decode-named-character-reference',
  'devlop',
  'escape-string-regexp',
  'is-',
  'longest-streak',
  'markdown-table',
  'parse-entities',
  'stringify-entities',
  'trough',
  'zwitch',
].join('|');

/** Compiles TypeScript, and the packages that ship as ES modules, for jest. */
const transform = {
  '\\.(mdx?|txt|svg)$': '<rootDir>/tests/stubs/textTransform.cjs',
  '\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
        target: 'es2022',
      },
      module: {type: 'commonjs'},
    },
  ],
};

const shared = {
  rootDir: '.',
  transform,
  transformIgnorePatterns: [
    `/node_modules/(?!(@docusaurus|@mui/x-|@babel/runtime/helpers/esm|react-tweet|web-vitals|workbox-|${MARKDOWN})/?)`,
  ],
  modulePathIgnorePatterns: [
    '<rootDir>/build/',
    '<rootDir>/.docusaurus/',
    '<rootDir>/.cache/',
    '<rootDir>/packages/[^/]+/dist/',
  ],
  // A `?demo` or other loader query names the same file.
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/stubs/cssModule.cjs',
    '\\.css$': '<rootDir>/tests/stubs/empty.cjs',
    '\\.(png|jpe?g|gif|webp|avif|woff2?)$': '<rootDir>/tests/stubs/file.cjs',
    // The same stand-in that plugins/translations gives the bundler.
    '^@docusaurus/Translate$': '<rootDir>/src/i18n/Translate.tsx',
    '^@site/(.*)$': '<rootDir>/$1',
    [`^@docusaurus/(${clientExportNames.join('|')})$`]: `${clientExports}/$1`,
    '^@generated/(.*)$': '<rootDir>/tests/stubs/generated/$1',
    '^@theme-(?:original|init)/(.*)$': [`${themeClassic}/$1`, `${themeFallback}/$1`],
    '^@theme/(.*)$': ['<rootDir>/src/theme/$1', `${themeClassic}/$1`, `${themeFallback}/$1`],
  },
  setupFiles: ['<rootDir>/tests/stubs/globals.cjs'],
  // A spy of one test is not there in the next.
  restoreMocks: true,
};

/** @type {import('jest').Config} */
export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  // `npm test` builds the site at the same time, so a test that renders a grid may take a minute.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'src',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/stubs/failOnConsole.ts'],
    },
    {
      ...shared,
      displayName: 'docs',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/docs/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/stubs/failOnConsole.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/site/**/*.test.{ts,tsx}',
        '<rootDir>/packages/**/*.test.{ts,tsx}',
        '<rootDir>/plugins/**/*.test.{ts,tsx}',
        '<rootDir>/tests/*.test.ts',
        '<rootDir>/tests/{html,internals,lint}/*.test.ts',
        '<rootDir>/*.test.ts',
      ],
    },
  ],
};
