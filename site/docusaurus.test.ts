import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

let siteDir: string;
beforeEach(() => {
  fs.mkdirSync(path.join(ROOT, '.cache'), {recursive: true});
  siteDir = fs.mkdtempSync(path.join(ROOT, '.cache/docusaurus-'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

/** Runs the command in a site with this configuration. */
function run(config: string, ...args: string[]) {
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.js'), config);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(ROOT, 'site/docusaurus.mjs'), ...args],
    {cwd: siteDir, encoding: 'utf8'},
  );
  return {status, lines: `${stdout}${stderr}`.trimEnd().split('\n'), stderr};
}

const STORE = path.join(ROOT, 'site/problems/problemStore.ts');
const BROKEN = `
const {BuildProblemError, reportProblems} = require(${JSON.stringify(STORE)});
const problem = {file: 'docs/a/index.mdx', line: 3, message: 'Wrong.', fix: 'Fix it.'};
reportProblems('a', [problem]);
throw new BuildProblemError(problem);`;

test('a problem is printed once and last, with a stack only after --verbose', () => {
  const {status, lines, stderr} = run(BROKEN, 'build');
  expect(status).toBe(1);
  expect(lines.at(-1)).toBe('docs/a/index.mdx:3: Wrong. Fix it.');
  expect(stderr.trim()).toBe('docs/a/index.mdx:3: Wrong. Fix it.');
  const verbose = run(BROKEN, 'build', '--verbose');
  expect(verbose.lines.at(-1)).toBe('docs/a/index.mdx:3: Wrong. Fix it.');
  expect(verbose.stderr).toMatch(/\n\s+at /);
});
