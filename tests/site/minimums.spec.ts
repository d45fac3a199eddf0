import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {MINIMUMS_FILE, type Minimums} from '../../plugins/code-names/shared';
import {MAJOR, MINORS} from '../../plugins/reader-settings/shared';
import {compareVersions, majorOf, minorOf} from '../../site/api-history/chooseReleases';
import {readHistory} from '../../site/api/history/readHistory';
import {findEntries} from '../../site/demos/readDemo';
import {listFiles} from '../../site/files/files';
import {PRODUCT_NAMES} from '../../site/products/shared';
import {expect, isFullRun, test} from './harness';
import {buildFolder} from './harness/builds';
import {seedOf} from './harness/pages';
import {ROOT} from './harness/paths';

/** How many demos are checked, of all products and releases as evenly as possible. */
const COUNT = 40;

/** Demos that aren't checked, with the reason why packages can't prove what they need. */
const UNPROVABLE: Readonly<Record<string, string>> = {
  'react-charts/toolbar/DesignSystemButton':
    'The history has no version of Charts Pro between 8.5.0 and 8.7.0',
  'react-charts/zoom-and-pan/SliderZoom':
    'The history has no version of Charts Pro between 8.5.0 and 8.7.0',
  'react-charts/export/ImageFormats':
    'TypeScript accepts unknown options in an object that is declared before it is passed',
};

/** A demo, and the minor that it needs. */
interface Demo {
  /** Path below the docs, such as `react-charts/bars/BasicBars`. */
  id: string;
  minor: string;
}

/** Returns demos that need a later release than the first of the major, the same in each run. */
function sampleDemos(): Demo[] {
  const file = path.join(buildFolder('site'), MINIMUMS_FILE);
  const minimums = JSON.parse(fs.readFileSync(file, 'utf8')) as Minimums;
  const demos = Object.entries(minimums)
    .flatMap(([minor, hrefs]) => hrefs.map((href) => ({id: href.replace('#', ''), minor})))
    .filter(({id}) => /^[A-Z]/.test(path.basename(id)) && !UNPROVABLE[id])
    .sort((a, b) => seedOf(a.id) - seedOf(b.id));
  const ranks = new Map<string, number>();
  const rankOf = ({id, minor}: Demo): number => {
    const group = `${id.split('/')[0]} ${minor}`;
    ranks.set(group, (ranks.get(group) ?? 0) + 1);
    return ranks.get(group)!;
  };
  return demos
    .map((demo) => ({demo, rank: rankOf(demo)}))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, COUNT)
    .map(({demo}) => demo);
}

/** The packages of MUI X in a minor; if one wasn't published then, its release before. */
function listPackages(minor: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const {version, packages} of PRODUCT_NAMES.flatMap((one) => readHistory(one).releases)) {
    if (majorOf(version) === `${MAJOR}` && compareVersions(minorOf(version), minor) <= 0) {
      Object.assign(found, packages);
    }
  }
  return found;
}

/** Runs a command that may fail. Returns what it prints. */
const run = (command: string, args: readonly string[]): string =>
  spawnSync(command, args, {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28}).stdout;

/**
 * A folder outside of the project, whose packages of MUI X are newer. It has the docs and the
 * packages of one minor; the folder around it links all other packages.
 */
let folder: string;

function createFolder(): void {
  const outer = fs.mkdtempSync(path.join(os.tmpdir(), 'minimums-'));
  const site = path.join(ROOT, 'node_modules');
  for (const name of fs.readdirSync(site).filter((one) => !one.startsWith('.'))) {
    const inScope = name.startsWith('@') ? fs.readdirSync(path.join(site, name)) : [''];
    for (const one of inScope.filter((each) => name !== '@mui' || !each.startsWith('x-'))) {
      const target = path.join(outer, 'node_modules', name, one);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.symlinkSync(path.join(site, name, one), target);
    }
  }
  folder = path.join(outer, 'site');
  const docs = path.join(ROOT, 'docs');
  for (const file of listFiles(docs, (one) => /\.(?:tsx?|css)$/.test(one))) {
    fs.cpSync(path.join(docs, file), path.join(folder, 'docs', file));
  }
}

/** Type-checks demos with the packages of a minor. Returns the errors. */
function check(minor: string, demos: readonly Demo[]): string[] {
  const write = (name: string, content: object) =>
    fs.writeFileSync(path.join(folder, name), JSON.stringify(content));
  const dependencies = listPackages(minor);
  // A paid package may be older than the free one, which npm would then install twice.
  const overrides = Object.fromEntries(Object.keys(dependencies).map((name) => [name, `$${name}`]));
  write('package.json', {private: true, dependencies, overrides});
  ['node_modules', 'package-lock.json'].forEach((one) =>
    fs.rmSync(path.join(folder, one), {recursive: true, force: true}),
  );
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--prefer-offline'];
  run('npm', ['install', ...options]);
  const files = demos.flatMap(({id}) => {
    const page = path.join(folder, 'docs', path.dirname(id));
    return Object.values(findEntries(page, path.basename(id)));
  });
  write('tsconfig.json', {extends: path.join(ROOT, 'tsconfig.json'), files, exclude: []});
  const compiler = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const checking = [compiler, '-p', '.', '--pretty', 'false', '--listFiles'];
  const printed = run(process.execPath, checking);
  expect(printed).toContain(path.join(folder, 'node_modules/@mui/x-'));
  expect(printed).not.toContain(path.join(ROOT, 'node_modules/@mui/x-'));
  return printed.split('\n').filter((line) => /: error TS/.test(line));
}

const demos = isFullRun ? sampleDemos() : [];

test.beforeAll(createFolder);
test.afterAll(() => fs.rmSync(path.dirname(folder), {recursive: true}));

for (const [index, minor] of MINORS.entries()) {
  const fit = demos.filter((demo) => demo.minor === minor);
  const late = demos.filter((demo) => demo.minor === MINORS[index + 1]);
  // The newest release is that of the site, whose types are checked anyway.
  if (fit.length + late.length > 0 && minor !== MINORS.at(-1)) {
    test(`demos compile with ${minor} if they need it, but not if they need the next release`, () => {
      test.setTimeout(1_800_000);
      const errors = check(minor, [...fit, ...late]);
      const isIn = (error: string, {id}: Demo): boolean =>
        /^[./]/.test(error.split(`docs/${id}`)[1] ?? '');
      // Files that several demos share may need what the latest of them needs.
      expect(errors.filter((error) => fit.some((demo) => isIn(error, demo)))).toEqual([]);
      const passing = late.filter((demo) => !errors.some((error) => isIn(error, demo)));
      expect(passing).toEqual([]);
    });
  }
}
