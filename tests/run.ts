import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {CACHE, ROOT} from './site/harness/paths';

/**
 * All checks of the repository, one after the other, then one line: `N passed, N failed`.
 * A check without tests of its own (types, lint) counts as one. `--full` is handed to the site tests.
 */
interface Check {
  name: string;
  command: string[];
  /** A file into which jest writes its counts. */
  counts?: string;
}

const full = process.argv.includes('--full');
const countsOf = (name: string) => path.join(CACHE, `counts-${name}.json`);
const jestOptions = (name: string) => ['--json', `--outputFile=${countsOf(name)}`];

const CHECKS: Check[] = [
  {name: 'types', command: ['npm', 'run', '--silent', 'typecheck']},
  {name: 'lint', command: ['npm', 'run', '--silent', 'lint:full']},
  {
    name: 'unit',
    command: ['npm', 'run', '--silent', 'test:unit', '--', ...jestOptions('unit')],
    counts: countsOf('unit'),
  },
  {
    name: 'site',
    command: [
      'npm',
      'run',
      '--silent',
      'test:site',
      '--',
      ...(full ? ['--full'] : []),
      ...jestOptions('site'),
    ],
    counts: countsOf('site'),
  },
];

function run(command: string[]): Promise<number> {
  const [programme, ...args] = command as [string, ...string[]];
  return new Promise((resolve) => {
    // jest repeats its counts on the standard output when asked for JSON: what matters to people is on the other one.
    const child = spawn(programme, args, {
      cwd: ROOT,
      stdio: ['ignore', args.includes('--json') ? 'ignore' : 'inherit', 'inherit'],
      env: {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        MUI_X_TELEMETRY_DISABLED: 'true',
      },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

interface JestCounts {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    assertionResults: {fullName: string; status: string; invocations?: number}[];
  }[];
}

/** Prints the tests that passed at their second try only: not failures, but not to be forgotten either. */
function nameRetried({testResults}: JestCounts): void {
  for (const {fullName, status, invocations = 1} of testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    if (status === 'passed' && invocations > 1) {
      console.log(`Passed at the second try: ${fullName}`);
    }
  }
}

/** Passed and failed of one check. A file that could not run is a failure, and so is a run that broke off. */
function count(check: Check, code: number): {passed: number; failed: number} {
  if (check.counts && fs.existsSync(check.counts)) {
    const counts = JSON.parse(fs.readFileSync(check.counts, 'utf8')) as JestCounts;
    nameRetried(counts);
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    return {passed: counts.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed};
  }
  return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
}

async function main(): Promise<void> {
  let passed = 0;
  let failed = 0;
  fs.mkdirSync(CACHE, {recursive: true});
  let builds: Promise<unknown> | undefined;
  for (const check of CHECKS) {
    if (check.counts) {
      fs.rmSync(check.counts, {force: true});
    }
    if (check.name === 'site') {
      await builds;
    }
    const began = Date.now();
    console.log(`\n── ${check.name}`);
    const counts = count(check, await run(check.command));
    passed += counts.passed;
    failed += counts.failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    console.log(
      `── ${check.name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`,
    );
    // Lint and the unit tests keep one core busy: the builds take the other. What fails there, the site tests say again.
    builds ??= run(['npm', 'run', '--silent', 'test:site', '--', '--build']);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
