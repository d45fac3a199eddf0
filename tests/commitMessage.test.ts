import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commit-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

test.each([
  ['Fix focus loss when the sidebar re-renders', ''],
  [`${'a'.repeat(72)}\n\n${'b'.repeat(100)}`, ''],
  ['a'.repeat(73), 'Subject of 73 characters. Shorten it to at most 72.\n'],
  ['Fix focus loss.', 'Subject with a period at its end. Remove the period.\n'],
  [`Merge branch ${'a'.repeat(80)}`, ''],
])('the hook checks the subject of %p', (message, error) => {
  const file = path.join(folder, 'COMMIT_EDITMSG');
  fs.writeFileSync(file, `${message}\n# A comment of Git\n`);
  const hook = path.join(__dirname, '../.githooks/commit-msg');
  const {status, stderr} = spawnSync('sh', [hook, file], {encoding: 'utf8'});
  expect({status, stderr}).toEqual({status: error === '' ? 0 : 1, stderr: error});
});
