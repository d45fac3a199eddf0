import fs from 'node:fs';
import path from 'node:path';
import {finish, readSiteCosts, runCheck, runScript, SOURCE_CHECKS, type Check} from './runChecks';
import {headCommit, seedOf} from './site/harness/pages';
import {CACHE} from './site/harness/paths';

/** What `npm test` may cost, on every machine: how many builds it makes, and how many documents its pages load. */
const BUDGET = {builds: 3, 'page loads': 250};

const SITE: Check = {name: 'site', script: ['test:site'], runner: 'playwright'};

/** `npm test`: what protects a commit. It ends with a table of seconds and one line, `N passed, N failed`. */
async function main(): Promise<void> {
  const began = Date.now();
  const seconds: [string, number][] = [];
  let passed = 0;
  let failed = 0;
  fs.mkdirSync(CACHE, {recursive: true});
  const run = async (check: Check, isLive = false): Promise<void> => {
    const result = await runCheck(check, {isLive});
    passed += result.passed;
    failed += result.failed;
    seconds.push([check.name, result.seconds]);
  };

  // A build takes one core and a half; checks of the sources take what is left of two, and then two at a time.
  const builds = runScript({name: 'builds', script: ['test:site', '--build']}, {isLive: true});
  const queue: Check[] = [
    ...SOURCE_CHECKS,
    // One library with each commit; all of them are a matter of the full run.
    {
      name: 'types in date libraries',
      script: ['typecheck:libraries', `--turn=${seedOf(headCommit())}`],
    },
  ];
  const drain = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      await run(check);
    }
  };
  await Promise.all([drain(), builds.then(drain)]);
  const built = JSON.parse(fs.readFileSync(path.join(CACHE, 'build-times.json'), 'utf8')) as Record<
    string,
    number
  >;
  await run({name: 'HTML of all pages', script: ['check:html']});
  await run(SITE, true);

  const {totals, files} = readSiteCosts();
  const costs = {
    ...totals,
    builds: new Set(Object.keys(built).map((name) => name.split(' ')[0])).size,
  };
  for (const [what, most] of Object.entries(BUDGET)) {
    const count = costs[what as keyof typeof BUDGET];
    passed += count <= most ? 1 : 0;
    failed += count <= most ? 0 : 1;
    console.log(`${what}: ${count} of at most ${most}`);
  }
  console.log(`axe runs: ${costs['axe runs']}`);

  const table = [
    ...seconds,
    ...Object.entries(built).map(([name, time]): [string, number] => [`build: ${name}`, time]),
    ...files,
  ];
  console.log('\nSeconds (builds beside checks of the sources; site tests three at a time):');
  for (const [name, time] of [...table, ['all', (Date.now() - began) / 1000] as const]) {
    console.log(`${time.toFixed(0).padStart(6)}  ${name}`);
  }
  finish({passed, failed});
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
