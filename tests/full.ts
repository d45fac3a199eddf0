import {execFileSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {mergeResults, RECORD} from '../site/demos/demoChecks';
import {finish, runCheck, SOURCE_CHECKS, type Check, type Counts} from './runChecks';
import {headCommit} from './site/harness/pages';
import {PAGE_SUBJECTS} from './site/harness/pageSubjects';
import {CACHE, ROOT} from './site/harness/paths';

const siteTests = (name: string, args: readonly string[]): Check => ({
  name,
  script: ['test:site', '--full', ...args],
  runner: 'playwright',
});

/** The parts of the full run by name. Each makes the builds that it needs. */
function listParts(): Map<string, readonly Check[]> {
  const parts = new Map<string, readonly Check[]>([
    [
      'sources',
      [...SOURCE_CHECKS, {name: 'types in all libraries', script: ['typecheck:libraries']}],
    ],
    [
      'mechanisms',
      [
        siteTests('mechanisms', ['--project=mechanisms', '--project=pictures']),
        {name: 'HTML of all pages', script: ['check:html']},
      ],
    ],
  ]);
  parts.set('without-first-load', [
    {
      ...siteTests('mechanisms without first-load', ['--project=mechanisms']),
      env: {FIRST_LOAD: 'off'},
    },
  ]);
  for (const [subject, count] of Object.entries(PAGE_SUBJECTS)) {
    for (let index = 1; index <= count; index += 1) {
      const name = count === 1 ? subject : `${subject}-${index}`;
      parts.set(name, [siteTests(name, [subject, `--shard=${index}/${count}`])]);
    }
  }
  return parts;
}

/** The folder with the results for exactly these sources. */
function resultsFolder(): string {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: ROOT, maxBuffer: 1 << 30});
  // The record of demos is a result, too.
  const sources = ['--', '.', `:!${RECORD}`];
  const changes = Buffer.concat([
    git('diff', 'HEAD', ...sources),
    git('status', '--porcelain', ...sources),
  ]);
  const suffix = changes.length > 0 ? `-${crypto.hash('sha1', changes).slice(0, 12)}` : '';
  return path.join(CACHE, 'full', headCommit() + suffix);
}

/**
 * `npm run test:full`: everything, in every mode, language and version, in parts. A part that has passed for these sources is not
 * run again, so that a run that was interrupted goes on where it ended. Arguments name parts; `--list` prints all names as JSON, and
 * `--merge` only adds the results of demos to the record, which in CI come from several jobs.
 */
async function main(): Promise<void> {
  const parts = listParts();
  const args = process.argv.slice(2);
  if (args.includes('--list')) {
    console.log(JSON.stringify([...parts.keys()]));
    return;
  }
  if (args.includes('--merge')) {
    mergeResults(ROOT);
    return;
  }
  const unknown = args.find((arg) => !parts.has(arg));
  if (unknown !== undefined) {
    throw new Error(
      `test:full has no part "${unknown}"; its parts are: ${[...parts.keys()].join(', ')}`,
    );
  }
  const folder = resultsFolder();
  fs.mkdirSync(folder, {recursive: true});
  const total: Counts = {passed: 0, failed: 0};
  for (const [name, checks] of parts) {
    if (args.length > 0 && !args.includes(name)) {
      continue;
    }
    const file = path.join(folder, `${name}.json`);
    const counts: Counts = {passed: 0, failed: 0};
    if (fs.existsSync(file)) {
      Object.assign(counts, JSON.parse(fs.readFileSync(file, 'utf8')));
      console.log(`${name}: has passed before`);
    } else {
      for (const check of checks) {
        const {passed, failed} = await runCheck(check, {isLive: check.runner === 'playwright'});
        counts.passed += passed;
        counts.failed += failed;
      }
      if (counts.failed === 0) {
        fs.writeFileSync(file, JSON.stringify(counts));
      }
    }
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  if (!process.env.CI) {
    mergeResults(ROOT);
  }
  finish(total);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
