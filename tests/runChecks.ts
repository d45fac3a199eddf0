import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {COUNTED, type Counted} from './site/harness/counters';
import {CACHE, ROOT} from './site/harness/paths';

/** A part of a test run: a script of package.json. */
export interface Check {
  name: string;
  /** The script with its arguments. */
  script: readonly string[];
  /** Which runner counts its tests; without one, the check counts as one test. */
  runner?: 'jest' | 'playwright';
  env?: NodeJS.ProcessEnv;
}

export interface Counts {
  passed: number;
  failed: number;
}

const JEST_RESULTS = path.join(CACHE, 'unit-results.json');
const PLAYWRIGHT_RESULTS = path.join(CACHE, 'site-results.json');

export const UNIT_TESTS: Check = {
  name: 'unit tests',
  script: ['test:unit', '--json', `--outputFile=${JEST_RESULTS}`],
  runner: 'jest',
};

/** What needs no build, by duration: the longest first, so that nothing waits for it in the end. */
export const SOURCE_CHECKS: readonly Check[] = [
  UNIT_TESTS,
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

/**
 * Runs a script of package.json and returns its exit code.
 *
 * @param isLive whether it prints as it goes; else its output is printed when it fails, so that two at a time can be told apart
 */
export function runScript(
  {name, script, runner, env}: Check,
  {isLive = false}: {isLive?: boolean} = {},
): Promise<number> {
  const [command = '', ...args] = script;
  return new Promise((resolve) => {
    // With --json, jest repeats all its results on the standard output; its messages are on the other one.
    const stdout = runner === 'jest' ? 'ignore' : isLive ? 'inherit' : 'pipe';
    const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
      cwd: ROOT,
      stdio: ['ignore', stdout, isLive ? 'inherit' : 'pipe'],
      env: {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        MUI_X_TELEMETRY_DISABLED: 'true',
        // Much is allocated here and soon dropped: with more than the usual 16 MiB, it is collected less often.
        NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64']
          .filter(Boolean)
          .join(' '),
        ...env,
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
      if (code !== 0 && !isLive) {
        console.log(`\n── ${name}\n${printed.trim()}`);
      }
      resolve(code ?? 1);
    });
  });
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    tests: {annotations: {type: string; description?: string}[]; results: {duration: number}[]}[];
  }[];
}

interface PlaywrightResults {
  stats: {expected: number; unexpected: number; flaky: number};
  errors: unknown[];
  suites: PlaywrightSuite[];
}

const readJson = <T>(file: string): T | undefined =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : undefined;

/** Reads what a runner has counted. A file that could not run is a failure, and so is a run that ended early. */
function readCounts(runner: Check['runner'], code: number): Counts {
  let counts: Counts | undefined;
  if (runner === 'jest') {
    const results = readJson<{
      numPassedTests: number;
      numFailedTests: number;
      numRuntimeErrorTestSuites: number;
    }>(JEST_RESULTS);
    counts = results && {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    };
  } else if (runner === 'playwright') {
    const results = readJson<PlaywrightResults>(PLAYWRIGHT_RESULTS);
    counts = results && {
      passed: results.stats.expected,
      failed: results.stats.unexpected + results.stats.flaky + results.errors.length,
    };
  }
  counts ??= {passed: code === 0 ? 1 : 0, failed: 0};
  return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

/** Runs a check, prints how it went, and returns its counts with its seconds. */
export async function runCheck(
  check: Check,
  options?: Parameters<typeof runScript>[1],
): Promise<Counts & {seconds: number}> {
  for (const file of [JEST_RESULTS, PLAYWRIGHT_RESULTS]) {
    if (check.runner === (file === JEST_RESULTS ? 'jest' : 'playwright')) {
      fs.rmSync(file, {force: true});
    }
  }
  const start = Date.now();
  const counts = readCounts(check.runner, await runScript(check, options));
  console.log(`${check.name}: ${counts.passed} passed, ${counts.failed} failed`);
  return {...counts, seconds: (Date.now() - start) / 1000};
}

/** What the last run of the site tests cost, and the seconds of each of its files. */
export function readSiteCosts(): {totals: Record<Counted, number>; files: [string, number][]} {
  const totals: Record<Counted, number> = {'page loads': 0, 'axe runs': 0};
  const addTests = (suite: PlaywrightSuite): number => {
    let seconds = 0;
    for (const {annotations, results} of (suite.specs ?? []).flatMap(({tests}) => tests)) {
      for (const what of COUNTED) {
        const {description = 0} = annotations.find(({type}) => type === what) ?? {};
        totals[what] += Number(description);
      }
      seconds += results.reduce((sum, {duration}) => sum + duration / 1000, 0);
    }
    return (suite.suites ?? []).reduce((sum, each) => sum + addTests(each), seconds);
  };
  const suites = readJson<PlaywrightResults>(PLAYWRIGHT_RESULTS)?.suites ?? [];
  const files = suites.map((suite): [string, number] => [
    `site: ${path.basename(suite.title, '.spec.ts')}`,
    addTests(suite),
  ]);
  return {totals, files: files.sort(([, a], [, b]) => b - a)};
}

/** Prints the last line of a run and sets the exit code. */
export function finish({passed, failed}: Counts): void {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
