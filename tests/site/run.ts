// First: it sets what the other modules read when they are loaded.
import './harness/readArguments';
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  buildTimes,
  BUILDS,
  CHINESE,
  ensureBuild,
  FULL_BUILDS,
  isFullRun,
  type BuildName,
} from './harness/builds';
import {unpackChromium} from './harness/chromium';
import {CACHE, ROOT} from './harness/paths';

const subjectFile = (subject: string) => path.join(__dirname, `${subject}.spec.ts`);

/** The builds that these test files name. */
function listBuilds(files: readonly string[]): BuildName[] {
  const texts = files.map((file) => fs.readFileSync(file, 'utf8'));
  const isNamed = (name: BuildName): boolean =>
    texts.some(
      (text) => text.includes(`'${name}'`) || (name === CHINESE && /\bCHINESE\b/.test(text)),
    );
  return (Object.keys(BUILDS) as BuildName[])
    .filter((name) => isFullRun || !FULL_BUILDS.includes(name))
    .filter((name) => name === 'site' || isNamed(name));
}

/**
 * Makes the builds that are out of date, then hands the test files to Playwright. Arguments are subjects (`search`, for
 * `search.spec.ts`) and options of Playwright (`-g 'a title'`, `--ui`, `--debug`); `--full` adds what only the full run looks at,
 * and `--build` makes the builds and no more.
 */
async function main(): Promise<number> {
  const args = process.argv.slice(2).filter((arg) => !['--full', '--build'].includes(arg));
  const subjects = args.filter((arg) => /^[a-z]\w*$/i.test(arg) && fs.existsSync(subjectFile(arg)));
  const options = args.filter((arg) => !subjects.includes(arg));
  const all = fs.readdirSync(__dirname).filter((file) => file.endsWith('.spec.ts'));
  const files =
    subjects.length > 0 ? subjects.map(subjectFile) : all.map((file) => path.join(__dirname, file));
  const builds = listBuilds(files);
  const failed: BuildName[] = [];
  for (const name of builds) {
    try {
      await ensureBuild(name);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      failed.push(name);
    }
  }
  fs.mkdirSync(CACHE, {recursive: true});
  fs.writeFileSync(
    path.join(CACHE, 'build-times.json'),
    JSON.stringify(Object.fromEntries(buildTimes)),
  );
  // Without the site there is nothing to test. Without another build, the tests that name it fail, and the rest tell more.
  if (process.argv.includes('--build') || failed.includes('site')) {
    return failed.length > 0 ? 1 : 0;
  }
  await unpackChromium();
  const served = builds.filter((name) => !failed.includes(name));
  const tested = subjects.length > 0 ? files : [];
  const code = await runPlaywright([...tested, ...options], served);
  if (code !== 0 && !options.some((option) => /^--(ui|debug|trace|list)/.test(option))) {
    // Recording a trace takes a third of the time of a test, so that only those that have failed are run again with one.
    // What they do then changes nothing about the result.
    console.log('\nTraces of the failed tests: npx playwright show-report .cache/site-traces');
    await runPlaywright([...tested, '--last-failed', '--trace=on', '--reporter=html'], served, {
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(CACHE, 'site-traces'),
    });
  }
  return code;
}

function runPlaywright(
  args: readonly string[],
  builds: readonly BuildName[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const playwright = spawn(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
        'test',
        '--config',
        __dirname,
        ...args,
      ],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {...process.env, SITE_BUILDS: builds.join(' '), ...env},
      },
    );
    playwright.on('error', reject);
    playwright.on('close', (code) => resolve(code ?? 1));
  });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
