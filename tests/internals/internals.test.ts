import fs from 'node:fs';
import path from 'node:path';
import compared from './compared.json';
import {listChanges, readInstalled, renderTables, swizzleFile} from './compare';
import {INTERNALS, SWIZZLES} from './inventory';

const ROOT = path.resolve(__dirname, '../..');
/** The only place that imports Docusaurus' internals; Docusaurus' command, in JavaScript, is the exception. */
const PACKAGE = 'packages/docusaurus-plugin-first-load/';
const FILE = '@docusaurus/core/lib/client/preload.js';
/** Our files that rely on it. */
const OURS = ['docusaurus', 'preload', 'preloadOnIntent', 'loadRoute']
  .map((name) => `${PACKAGE}src/browser/${name}.ts`)
  .join(', ');

test('what stands on the inside of Docusaurus was compared with what is installed', () => {
  expect(listChanges(readInstalled(), compared)).toEqual([]);
});

test.each([
  [
    'has changed',
    '000000000000',
    `${FILE} is not that of Docusaurus ${compared.versions['@docusaurus/core']}: compare it with ${OURS}.`,
  ],
  ['is gone', '', `${FILE} is gone: see what took its place for ${OURS}.`],
])('an upstream file that %s is one line that names our files', (_case, hash, line) => {
  const installed = {...compared, files: {...compared.files, [FILE]: hash}};
  expect(listChanges(installed, compared)).toEqual([
    line,
    'Once that is done: npm run internals:update.',
  ]);
});

test('another version is a line of its own', () => {
  const versions = {...compared.versions, '@rspack/core': '9.0.0'};
  expect(listChanges({...compared, versions}, compared)[0]).toMatch(
    /^@rspack\/core is 9\.0\.0, compared with \d/,
  );
});

test('every file of src/theme is in the ledger, and every file of the ledger is there', () => {
  const files = fs
    .readdirSync(path.join(ROOT, 'src/theme'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `src/theme/${file.split(path.sep).join('/')}`);
  expect(SWIZZLES.map(({component}) => swizzleFile(component)).sort()).toEqual(files.sort());
  const missing = INTERNALS.flatMap(({ours}) => ours).filter(
    (file) => !fs.existsSync(path.join(ROOT, file)),
  );
  expect(missing).toEqual([]);
});

test('other code than the package imports internals of Docusaurus only with a reason', () => {
  const listed = new Set(INTERNALS.flatMap(({ours}) => ours));
  const files = ['src', 'plugins', 'site', 'packages'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .filter(
        (file) => /\.([cm]?[jt]sx?)$/.test(file) && !/\.test\.|\/(dist|node_modules)\//.test(file),
      ),
  );
  const found = files.filter(
    (file) =>
      !file.startsWith(PACKAGE) &&
      /['"]@docusaurus\/[\w-]+\/(?:lib|src)\//.test(fs.readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found.filter((file) => !listed.has(file))).toEqual([]);
  expect(found).toEqual(['site/docusaurus.mjs']);
});

test('src/theme/README.md shows the ledger', () => {
  const squeeze = (text: string) => text.replaceAll(/[ -]+/g, ' ');
  expect(squeeze(fs.readFileSync(path.join(ROOT, 'src/theme/README.md'), 'utf8'))).toContain(
    squeeze(renderTables(compared).trimEnd()),
  );
});
