import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './site/harness/paths';

/**
 * What every commit is held to, in a minute: the types of everything; lint, unit tests, prose and API names of what changed
 * since the last commit, or in the last commit where nothing has changed since. `npm test` does the rest.
 */
interface Step {
  name: string;
  command: readonly string[];
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'}).split('\0').filter(Boolean);

/** Files that differ from the last commit, or from the one before where there are none. */
function listChanged(): string[] {
  const since = (commit: string) => git('diff', '-z', '--name-only', '--diff-filter=d', commit);
  const open = [...since('HEAD'), ...git('ls-files', '-z', '-o', '--exclude-standard')];
  const changed = open.length > 0 ? open : since('HEAD~1');
  return changed.filter((file) => fs.existsSync(path.join(ROOT, file)));
}

const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);

/** What decides whether demos type-check with each date library that they are shown in; their other types are the site's. */
const READ_BY_LIBRARIES =
  /^(docs\/.*\.tsx?|(plugins|site)\/demos\/.*|tsconfig\.json|package-lock\.json)$/;

/** The steps for these files; the types come first, because they take longest. */
function planSteps(changed: readonly string[]): Step[] {
  const matching = (pattern: RegExp) => changed.filter((file) => pattern.test(file));
  const code = matching(/\.(ts|tsx|mjs|cjs|js)$/).filter((file) => !file.startsWith('static/'));
  // The site tests need a build: `npm test` runs them.
  const tested = code.filter(
    (file) => /^(src|plugins|site|packages|tests)\//.test(file) && !file.startsWith('tests/site/'),
  );
  const pages = matching(/^(docs|versioned_docs)\/.*\.mdx$/);
  const written = matching(/^(docs|versioned_docs|i18n)\/.*\.(mdx|tsx)$/);
  const styles = matching(/^(src|docs|plugins|versioned_docs)\/.*\.css$/);
  const steps: (Step | undefined)[] = [
    {name: 'types', command: ['npm', 'run', '--silent', 'typecheck:site']},
    changed.some((file) => READ_BY_LIBRARIES.test(file))
      ? {
          name: 'types in other date libraries',
          command: ['npm', 'run', '--silent', 'typecheck:libraries'],
        }
      : undefined,
    code.length > 0
      ? {
          name: 'oxlint',
          command: [
            bin('oxlint'),
            '-c',
            'oxlint.config.mjs',
            '--no-error-on-unmatched-pattern',
            ...code,
          ],
        }
      : undefined,
    styles.length > 0
      ? {name: 'styles', command: [bin('stylelint'), '--allow-empty-input', ...styles]}
      : undefined,
    changed.length > 0
      ? {
          name: 'oxfmt',
          command: [bin('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...changed],
        }
      : undefined,
    tested.length > 0
      ? {
          name: 'unit tests',
          command: [
            bin('jest'),
            '--silent',
            '--reporters=summary',
            '--passWithNoTests',
            '--findRelatedTests',
            ...tested,
          ],
        }
      : undefined,
    pages.length > 0
      ? {name: 'prose', command: ['npm', 'run', '--silent', 'check:prose', '--', ...pages]}
      : undefined,
    written.length > 0
      ? {
          name: 'placeholders',
          command: ['npm', 'run', '--silent', 'check:placeholders', '--', ...written],
        }
      : undefined,
    pages.length > 0
      ? {name: 'fences', command: ['npm', 'run', '--silent', 'check:fences', '--', ...pages]}
      : undefined,
    changed.some((file) => file.startsWith('docs/'))
      ? {name: 'API names', command: ['npm', 'run', '--silent', 'check:api']}
      : undefined,
    changed.length > 0
      ? {
          name: 'spelling',
          command: [
            bin('cspell'),
            '--no-progress',
            '--no-summary',
            '--no-must-find-files',
            ...changed,
          ],
        }
      : undefined,
  ];
  return steps.filter((step) => step !== undefined);
}

/** Runs a step and gives what it printed, or nothing when all is well. */
function run({command}: Step): Promise<string | undefined> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe']});
    let printed = '';
    const collect = (chunk: Buffer) => (printed += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : printed.trim()));
  });
}

async function main(): Promise<void> {
  const queue = planSteps(listChanged());
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const began = Date.now();
      const printed = await run(step);
      const seconds = ((Date.now() - began) / 1000).toFixed(0);
      if (printed === undefined) {
        console.log(`${step.name}: fine (${seconds} s)`);
      } else {
        failed += 1;
        console.log(`${step.name}: failed (${seconds} s)\n${printed}\n`);
      }
    }
  };
  await Promise.all([work(), work()]);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
