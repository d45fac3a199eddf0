import fs from 'node:fs';
import path from 'node:path';
import {listProblems, onProblemsChange, reportProblems} from '../../site/problems/problemStore';
import {formatModuleError} from '../../site/problems/formatModuleError';

interface StatsError {
  message: string;
  /** The module that it is in, where it is in one. */
  module?: {resource?: string} | null;
}

interface Compilation {
  compiler: unknown;
  errors: StatsError[];
  warnings: StatsError[];
}

interface Told {
  errors?: {message: string}[];
  warnings?: {message: string}[];
}

interface Stats {
  hasErrors(): boolean;
  toJson(options: unknown): Told;
}

/** The part of the bundler that is used here. */
interface Compiler {
  /** What has changed since it compiled before. */
  modifiedFiles?: ReadonlySet<string>;
  removedFiles?: ReadonlySet<string>;
  hooks: {
    compile: {tap(name: string, listener: () => void): void};
    afterCompile: {tap(name: string, listener: (compilation: Compilation) => void): void};
    done: {
      tap(options: {name: string; stage?: number}, listener: (stats: Stats) => void): void;
    };
  };
  watching?: {invalidate(): void};
}

/** Returns the source of a page; undefined for other modules. */
const readPage = (siteDir: string, file = ''): string | undefined =>
  /\.mdx?$/.test(file) && fs.existsSync(path.join(siteDir, file))
    ? fs.readFileSync(path.join(siteDir, file), 'utf8')
    : undefined;

/**
 * What the bundler says of its modules, as their checks have said it: its own text repeats that several times, in frames
 * and with stacks. What no check has said, such as code that is no code, is told in a line too.
 */
function listLines(errors: readonly StatsError[], siteDir: string): string[] {
  const problems = listProblems();
  const lines = errors.flatMap(({message, module}) => {
    const told = problems.filter((problem) => message.includes(problem));
    const file = module?.resource && path.relative(siteDir, module.resource).split('?')[0];
    return told.length > 0 ? told : [formatModuleError(message, file, readPage(siteDir, file))];
  });
  return [...new Set(lines)];
}

/** Lets Docusaurus print the lines alone: it asks for this form of them, and prints a warning as JSON. */
function tellLines(stats: Stats): void {
  const toJson = stats.toJson.bind(stats);
  const bare = ({message}: {message: string}) => message.replace(/^[\s⚠×]+/u, '').trimEnd();
  stats.toJson = (options) => {
    const told = toJson(options);
    return options === 'errors-warnings'
      ? ({errors: told.errors?.map(bare), warnings: told.warnings?.map(bare)} as unknown as Told)
      : told;
  };
}

/**
 * A step of the bundler that adds what the checks have found to what it tells of itself: as warnings while the site is
 * being written, so that pages are updated all the same, and as the error that fails a build.
 *
 * @param onCompiled receives, in `npm start`, the files that were changed or removed
 */
export function addProblemsToStats(
  siteDir: string,
  isDevelopment: boolean,
  onCompiled: (changed: ReadonlySet<string>) => void,
) {
  return {
    apply(compiler: Compiler): void {
      const isVerbose = !isDevelopment && process.argv.includes('--verbose');
      let isCompiling = false;
      let shown = '';

      /** Compiles again, where the problems are others than those that are shown. */
      const update = () => {
        if (!isCompiling && listProblems().join('\n') !== shown) {
          compiler.watching?.invalidate();
        }
      };
      compiler.hooks.compile.tap('problems', () => {
        isCompiling = true;
      });
      compiler.hooks.afterCompile.tap('problems', (compilation) => {
        // Those of the compilers that it starts belong to them.
        if (compilation.compiler !== compiler) {
          return;
        }
        if (isVerbose) {
          // Whoever asks for it sees everything that the bundler says.
          compilation.errors.push(...listProblems().map((line) => new Error(line)));
          return;
        }
        const told = listLines(compilation.errors, siteDir);
        reportProblems('bundler', told);
        const others = listProblems().filter((problem) => !told.includes(problem));
        const errors = isDevelopment ? told : [...told, ...others];
        compilation.errors = errors.map((line) => new Error(line));
        if (isDevelopment) {
          compilation.warnings.push(...others.map((line) => new Error(line)));
        }
        shown = listProblems().join('\n');
      });
      if (isDevelopment) {
        compiler.hooks.done.tap({name: 'problems', stage: -100}, (stats) => {
          tellLines(stats);
          isCompiling = false;
          setImmediate(update);
          // A build with `--dev` ends here.
          if (compiler.watching) {
            onCompiled(
              new Set([...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])]),
            );
          }
        });
        // All that changes in one go is shown in one go.
        onProblemsChange(() => void setImmediate(update));
      } else {
        // Before Docusaurus, which ends the process with the same lines in a form of its own.
        compiler.hooks.done.tap({name: 'problems', stage: -100}, (stats) => {
          if (stats.hasErrors() && !isVerbose) {
            process.stderr.write(`\n${listProblems().join('\n')}\n`);
            process.exit(1);
          }
        });
      }
    },
  };
}
