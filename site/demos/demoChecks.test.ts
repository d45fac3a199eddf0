import fs from 'node:fs';
import path from 'node:path';
import {createSite} from './fixtures/createSite';
import {
  describeChecks,
  describeRun,
  findHash,
  mergeResults,
  RECORD,
  writeResults,
  writeTypes,
} from './demoChecks';
import {readDemo} from './readDemo';

const ID = 'react-charts/bars/Basic';

/** Creates a site with one demo of several files that has passed in some looks. */
function createCheckedSite(): string {
  const siteDir = createSite({
    'docs/react-charts/bars/index.mdx': '---\n---\n',
    'docs/react-charts/bars/Basic/index.tsx':
      "import {rows} from './rows';\nexport default function Basic() {\n  return rows.length;\n}\n",
    'docs/react-charts/bars/Basic/rows.ts': 'export const rows = [1];\n',
  });
  const run = describeRun(findHash(siteDir, ID)!, '8.12.1', ['keyboard', 'dark', 'rtl']);
  writeResults(siteDir, 'bars', {[ID]: run});
  mergeResults(siteDir);
  return siteDir;
}

function lineOf(siteDir: string): string | undefined {
  const folder = path.join(siteDir, 'docs/react-charts/bars');
  return describeChecks(siteDir, folder, readDemo({siteDir, folder, name: 'Basic'}));
}

test('a line names the looks that have passed', () => {
  expect(lineOf(createCheckedSite())).toBe('Checked on 8.12.1 · keyboard · dark, RTL');
});

test('types in several libraries are added, and stay when the demo is run again', () => {
  const siteDir = createCheckedSite();
  writeTypes(siteDir, {[ID]: 4});
  mergeResults(siteDir);
  writeResults(siteDir, 'bars', {[ID]: describeRun(findHash(siteDir, ID)!, '8.12.2', ['phone'])});
  mergeResults(siteDir);
  expect(lineOf(siteDir)).toBe('Checked on 8.12.2 · 390 px · types in 4 date libraries');
});

test('types alone are no run', () => {
  const siteDir = createCheckedSite();
  fs.rmSync(path.join(siteDir, RECORD));
  writeTypes(siteDir, {[ID]: 4});
  mergeResults(siteDir);
  expect(lineOf(siteDir)).toBeUndefined();
});

test('a change to any file of a demo takes its line, and the next run its entry', () => {
  const siteDir = createCheckedSite();
  fs.writeFileSync(
    path.join(siteDir, 'docs/react-charts/bars/Basic/rows.ts'),
    'export const rows = [2];\n',
  );
  expect(lineOf(siteDir)).toBeUndefined();
  mergeResults(siteDir);
  expect(fs.readFileSync(path.join(siteDir, RECORD), 'utf8')).toBe('{}\n');
});

test('a demo that fails with the same sources loses its line', () => {
  const siteDir = createCheckedSite();
  writeResults(siteDir, 'bars', {[ID]: null});
  mergeResults(siteDir);
  expect(lineOf(siteDir)).toBeUndefined();
});

test('without a record, there is no line', () => {
  const siteDir = createCheckedSite();
  fs.rmSync(path.join(siteDir, RECORD));
  expect(lineOf(siteDir)).toBeUndefined();
});

test('a broken record is one warning and no error', () => {
  const siteDir = createCheckedSite();
  fs.writeFileSync(path.join(siteDir, RECORD), '{"react-charts');
  const write = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  expect([lineOf(siteDir), lineOf(siteDir)]).toEqual([undefined, undefined]);
  expect(write.mock.calls).toEqual([
    [expect.stringMatching(/^\[WARNING\] checkedDemos\.json: Invalid JSON\. .*\n$/)],
  ]);
});
