/**
 * `npm run packages:update -- 8.13.1`: updates the docs to a release of MUI X, and lists what no longer holds: one line for each claim,
 * demo, page, link, and mention of the version. `-- --list` prints this list again.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {listVersions} from '../api-history/fetchPackage';
import {applyChanges, readText} from '../authoring/changes';
import {formatFiles} from '../commands/formatFiles';
import {runCommand} from '../commands/runCommand';
import {runNode} from '../commands/runNode';
import {runScript} from '../commands/runScript';
import {readJson} from '../files/files';
import {formatProblem, type Problem} from '../problems/problemStore';
import {listFailedTests, listMentions, type JestReport} from './listFindings';
import {planUpdate, readVersions} from './planUpdate';

const SITE = path.resolve(__dirname, '../..');

const log = (line: string) => process.stdout.write(`${line}\n`);

const npm = (...args: string[]): void => {
  execFileSync('npm', args, {cwd: SITE, stdio: 'inherit'});
};

/** Runs the tests next to pages: their claims, and the tasks of recipes. */
async function runTests(): Promise<readonly Problem[]> {
  const report = path.join(SITE, '.cache/package-update.json');
  const jest = path.join(path.dirname(require.resolve('jest/package.json')), 'bin/jest.js');
  const options = ['--selectProjects', 'docs', '--json', '--testLocationInResults'];
  await runNode([jest, ...options, `--outputFile=${report}`], SITE);
  return listFailedTests(SITE, readJson<JestReport>(report)!);
}

/** Lists the lines that name a version of the last commit which has been replaced. */
function findMentions(): readonly Problem[] {
  const committed = execFileSync('git', ['show', 'HEAD:package.json'], {
    cwd: SITE,
    encoding: 'utf8',
  });
  const now = readText(SITE, 'package.json') ?? '{}';
  return listMentions(SITE, readVersions(committed), readVersions(now));
}

/** The checks of what may no longer hold after an update, by name. */
const CHECKS: Readonly<Record<string, () => readonly Problem[] | Promise<readonly Problem[]>>> = {
  'Mentions of the version': findMentions,
  'Links, anchors, and generated pages': () => runScript(SITE, 'plugins/problems/checkSite.ts'),
  'Pages and their demos': () => runScript(SITE, 'plugins/lazy-pages/checkPages.ts'),
  'API names': () => runScript(SITE, 'plugins/api-reference/checkApi.ts'),
  'Code blocks': () => runScript(SITE, 'site/fences/check.ts'),
  Prose: () => runScript(SITE, 'site/prose/check.ts'),
  'Types of demos': () => runScript(SITE, 'plugins/demos/check.ts'),
  'Claims and recipes': runTests,
};

async function main(argument: string | undefined): Promise<void> {
  if (argument !== '--list') {
    const changes = planUpdate(SITE, argument, {
      listVersions,
      readDependencies: (name, version) =>
        JSON.parse(
          execFileSync('npm', ['view', `${name}@${version}`, 'dependencies', '--json'], {
            encoding: 'utf8',
          }) || '{}',
        ) as Record<string, string>,
    });
    log([...applyChanges(SITE, changes), ...changes.notes].join('\n'));
    formatFiles(SITE, [...changes.texts.keys()]);
    npm('install');
    npm('run', '--silent', 'api:history');
  }
  let count = 0;
  for (const [name, check] of Object.entries(CHECKS)) {
    const problems = [...new Set((await check()).map(formatProblem))];
    count += problems.length;
    log(`\n${name}: ${problems.length}\n${problems.join('\n')}`);
  }
  log(
    `\n${count} to look at. Run \`npm run packages:update -- --list\` for the rest, then \`npm test\`.`,
  );
  process.exitCode = count > 0 ? 1 : 0;
}

void runCommand(() => main(process.argv[2]));
