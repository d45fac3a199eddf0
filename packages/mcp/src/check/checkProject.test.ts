import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {DOCS} from '../fixtures/docs';
import {checkProject, printReport} from './checkProject';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'check-'));
afterAll(() => fs.rmSync(root, {recursive: true}));

const write = (file: string, content: string | object) => {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
};
write('node_modules/@mui/x-charts/package.json', {
  version: '8.12.0',
  peerDependencies: {'@mui/material': '^7.0.0', react: '^19.0.0', '@mui/icons': '^7.0.0'},
  peerDependenciesMeta: {'@mui/icons': {optional: true}},
});
write('node_modules/@mui/material/package.json', {version: '5.18.0'});
write('src/App.tsx', "import {Anything} from '@mui/x-charts/internals';\n");
write('src/broken.ts', "import {a} from '@mui/x-charts';\nconst b = (\n");
write('src/node_modules/skipped.ts', 'const b = (@mui/x-charts');
write('src/styles.css', '.MuiDataGrid-row {}');

it('reports peer dependencies that are missing or do not match, and unreadable files', async () => {
  const report = await checkProject(DOCS, path.join(root, 'src'));
  expect(report.files).toBe(2);
  expect(report.packages).toEqual({'@mui/x-charts': '8.12.0'});
  expect(report.findings.map(({file, message}) => [path.basename(file), message])).toEqual([
    ['broken.ts', expect.stringContaining("The file can't be read: ")],
    ['package.json', '`@mui/x-charts` needs `@mui/material@^7.0.0`, but 5.18.0 is installed.'],
    ['package.json', "`@mui/x-charts` needs `react@^19.0.0`, but it isn't installed."],
  ]);
  expect(printReport(report, '8.12.1')).toMatch(
    /Compared 2 files with MUI X 8\.12\.1 \(@mui\/x-charts 8\.12\.0\): 2 errors, 1 warning\.\n$/,
  );
});

it('checks a single file', async () => {
  expect((await checkProject(DOCS, path.join(root, 'src/App.tsx'))).files).toBe(1);
});

it('says so when there is nothing to check', async () => {
  await expect(checkProject(DOCS, path.join(root, 'missing'))).rejects.toThrow(
    /There is no file or folder ".*missing"/,
  );
});
