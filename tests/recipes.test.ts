import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readMdx} from '../site/mdx/readMdx';

/** Follows CONTRIBUTING.md to the letter, in a copy of the repository: its commands run, its diffs apply, and the result compiles. */

const ROOT = path.resolve(__dirname, '..');

/** Directories with packages, which the copy shares. */
const PACKAGES = ['node_modules', 'versioned_docs/version-v7/node_modules'];

const guide = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
const steps = readMdx(guide).fences.filter(({lang}) => lang === 'bash' || lang === 'diff');

let copy: string;

beforeAll(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'recipes-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28},
  );
  for (const file of listed.split('\0').filter(Boolean)) {
    if (file.startsWith('tests/site/pictures/') || !fs.existsSync(path.join(ROOT, file))) continue;
    fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    fs.copyFileSync(path.join(ROOT, file), path.join(copy, file));
  }
  for (const folder of PACKAGES) {
    if (fs.existsSync(path.join(ROOT, folder))) {
      fs.symlinkSync(path.join(ROOT, folder), path.join(copy, folder));
    }
  }
});

afterAll(() => fs.rmSync(copy, {recursive: true, force: true}));

function run(command: string): void {
  const {status, stdout, stderr} = spawnSync('sh', ['-c', command], {cwd: copy, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
}

function applyDiff(file: string, diff: string): void {
  const lines = diff.split('\n').filter((line) => line !== '');
  const textOf = (marks: string) =>
    lines
      .filter((line) => marks.includes(line[0]!))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = fs.readFileSync(path.join(copy, file), 'utf8');
  const parts = before.split(textOf(' -'));
  expect({file, diff, found: parts.length - 1}).toEqual({file, diff, found: 1});
  fs.writeFileSync(path.join(copy, file), parts.join(textOf(' +')));
}

test('all recipes of CONTRIBUTING.md work, and their result compiles and passes its tests', () => {
  expect(steps.length).toBeGreaterThan(10);
  for (const {lang, meta, code} of steps) {
    if (lang === 'bash') {
      code.split('\n').forEach(run);
    } else {
      applyDiff(/title="([^"]+)"/.exec(meta)![1]!, code);
    }
  }
  const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8');
  expect(read('docs/react-charts/bars/spacing/index.mdx')).toMatch(
    /## Change the gap \{\/\* #change-the-gap #the-first-task \*\/\}[^]*<Demo name="WideGaps"/,
  );
  expect(read('sidebars.ts')).toContain("page('react-charts/bars/spacing', ");
  expect(read('plugins/redirects/renames.json')).toContain('/react-charts/bars/gap');
  expect(fs.existsSync(path.join(copy, 'versioned_docs/version-v8/react-charts/bars'))).toBe(true);
  run('npm run -s typecheck:site');
  run('npx jest plugins/reader-settings src/settings site/languages tests/privacy plugins/search');
}, 600_000);
