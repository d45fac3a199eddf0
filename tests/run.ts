import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {CACHE, ROOT} from './site/harness/paths';
import {headCommit, seedOf} from './site/harness/pages';
import {joinResults, parseShard} from './site/harness/shards';

/**
 * All checks of the repository, then a table of what took how long and one line: `N passed, N failed`.
 * `--full` looks at every page in every mode; `--shard 3/8` at a part of them, and `--report` joins the parts.
 */
interface Check {
  name: string;
  /** A script of package.json with its arguments. */
  script: string[];
  /** A file into which jest writes its counts; without one the check counts as one test. */
  counts?: string;
}

const countsOf = (name: string) => path.join(CACHE, `counts-${name}.json`);
const jestOptions = (name: string) => ['--json', `--outputFile=${countsOf(name)}`];

/** What needs no build, in the order of how long it takes: the longest must not be the last. */
const SOURCE_CHECKS: Check[] = [
  {name: 'unit tests', script: ['test:unit', ...jestOptions('unit')], counts: countsOf('unit')},
  {name: 'lint: oxlint', script: ['lint:js']},
  {name: 'types', script: ['typecheck:site']},
  {name: 'lint: API names', script: ['check:api']},
  {name: 'lint: oxfmt', script: ['lint:format']},
  {name: 'lint: spelling', script: ['lint:spelling']},
  {name: 'lint: unused code', script: ['lint:unused']},
  {name: 'lint: prose', script: ['check:prose']},
  {name: 'lint: placeholders', script: ['check:placeholders']},
  {name: 'lint: fences', script: ['check:fences']},
  {name: 'lint: styles', script: ['lint:css']},
];

/** The types of demos as they are shown in another date library: one with each commit, in the full run all. */
const libraryCheck = (isFull: boolean): Check => ({
  name: 'types in date libraries',
  script: ['typecheck:libraries', ...(isFull ? [] : [`--turn=${seedOf(headCommit())}`])],
});

/** The subjects that look at pages one by one: a shard of the full run takes its part of the pages. */
const PAGE_SUBJECTS = ['crawl', 'crawlVersions', 'everyDemo', 'development', 'noScript'];

interface Options {
  full: boolean;
  shard?: string;
  report: boolean;
}

function readOptions(args: readonly string[]): Options {
  const at = args.findIndex((arg) => arg.startsWith('--shard'));
  const shard = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1] ?? '');
  if (shard !== undefined) {
    parseShard(shard);
  }
  return {
    full: args.includes('--full') || shard !== undefined,
    shard,
    report: args.includes('--report'),
  };
}

/** The site tests of a run. The first shard takes along what is not about single pages. */
function siteCheck({full, shard}: Options): Check {
  const isPart = shard !== undefined && parseShard(shard).index > 1;
  return {
    name: 'site',
    script: [
      'test:site',
      ...(isPart ? PAGE_SUBJECTS : []),
      ...(full ? ['--full'] : []),
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ...jestOptions('site'),
    ],
    counts: countsOf('site'),
  };
}

/** Runs a script of package.json. What it prints is shown when it ends, so that two at a time can be told apart. */
function run({name, script}: Check, isShownAtOnce: boolean): Promise<number> {
  const [command = '', ...args] = script;
  return new Promise((resolve) => {
    // jest repeats its counts on the standard output when asked for JSON: what matters to people is on the other one.
    const stdout = args.includes('--json') ? 'ignore' : isShownAtOnce ? 'inherit' : 'pipe';
    const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
      cwd: ROOT,
      stdio: ['ignore', stdout, isShownAtOnce ? 'inherit' : 'pipe'],
      env: {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        MUI_X_TELEMETRY_DISABLED: 'true',
        // Much is allocated here and soon dropped: with more than the usual 16 MiB, it is collected less often.
        NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64']
          .filter(Boolean)
          .join(' '),
      },
    });
    let printed = '';
    const collect = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      if (code !== 0 && !isShownAtOnce) {
        console.log(`\n── ${name}\n${printed.trim()}`);
      }
      resolve(code ?? 1);
    });
  });
}

interface JestCounts {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {name: string; startTime: number; endTime: number}[];
}

/** Passed and failed of one check. A file that could not run is a failure, and so is a run that broke off. */
function count(check: Check, code: number): {passed: number; failed: number} {
  if (check.counts && fs.existsSync(check.counts)) {
    const counts = JSON.parse(fs.readFileSync(check.counts, 'utf8')) as JestCounts;
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return {passed: counts.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed};
  }
  return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

/** The subjects of the site tests with the seconds that each took; three run at a time. */
function listSubjects(file: string): [string, number][] {
  if (!fs.existsSync(file)) {
    return [];
  }
  const {testResults} = JSON.parse(fs.readFileSync(file, 'utf8')) as JestCounts;
  return testResults
    .map(({name, startTime, endTime}): [string, number] => [
      `site: ${path.basename(name, '.spec.ts')}`,
      (endTime - startTime) / 1000,
    ])
    .sort(([, a], [, b]) => b - a);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.report) {
    const {lines, passed, failed} = joinResults(headCommit());
    console.log(`${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
    return;
  }
  const phases: [string, number][] = [];
  let passed = 0;
  let failed = 0;
  const began = Date.now();
  fs.mkdirSync(CACHE, {recursive: true});

  const perform = async (check: Check, isShownAtOnce = false): Promise<void> => {
    if (check.counts) {
      fs.rmSync(check.counts, {force: true});
    }
    const start = Date.now();
    const counts = count(check, await run(check, isShownAtOnce));
    passed += counts.passed;
    failed += counts.failed;
    phases.push([check.name, (Date.now() - start) / 1000]);
    console.log(`${check.name}: ${counts.passed} passed, ${counts.failed} failed`);
  };

  // The builds take one core and a half; what looks at the sources only takes what is left of two.
  const site = siteCheck(options);
  const [command = '', ...args] = site.script;
  const builds = run(
    {
      name: 'builds',
      script: [
        command,
        ...args.filter((arg) => !arg.startsWith('--json') && !arg.startsWith('--outputFile')),
        '--build',
      ],
    },
    true,
  );
  const isFirst = options.shard === undefined || parseShard(options.shard).index === 1;
  const queue = isFirst ? [...SOURCE_CHECKS, libraryCheck(options.full)] : [];
  const drain = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      await perform(check);
    }
  };
  // Most checks take one core: when the builds are done, two are made at a time.
  await Promise.all([drain(), builds.then(drain)]);
  phases.push(...readBuildTimes());
  if (isFirst) {
    await perform({name: 'HTML of all pages', script: ['check:html']});
  }
  await perform(site, true);

  const table = [...phases, ...listSubjects(countsOf('site'))];
  console.log(
    '\nSeconds by phase (builds beside types, lint and unit tests; site subjects three at a time):',
  );
  for (const [name, seconds] of table) {
    console.log(`${seconds.toFixed(0).padStart(6)}  ${name}`);
  }
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(6)}  all`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** The builds of this run with their seconds, as the site runner left them. */
function readBuildTimes(): [string, number][] {
  const file = path.join(CACHE, 'build-times.json');
  return fs.existsSync(file)
    ? Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, number>).map(
        ([name, seconds]) => [`build: ${name}`, seconds],
      )
    : [];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
