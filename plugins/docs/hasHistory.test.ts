import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {hasHistory} from './hasHistory';

let folder: string;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd,
    stdio: 'pipe',
  });

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  fs.mkdirSync(path.join(folder, 'whole'));
  fs.mkdirSync(path.join(folder, 'archive'));
  const whole = path.join(folder, 'whole');
  git(whole, 'init', '--quiet');
  git(whole, 'commit', '--quiet', '--allow-empty', '--message', 'One');
  git(whole, 'commit', '--quiet', '--allow-empty', '--message', 'Two');
  git(folder, 'clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, 'shallow');
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

test.each([
  ['whole', true, 0],
  ['shallow', false, 1],
  ['archive', false, 0],
])('a folder that is %s', (name, expected, lines) => {
  const warnings = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  expect(hasHistory(path.join(folder, name))).toBe(expected);
  expect(warnings).toHaveBeenCalledTimes(lines);
});
