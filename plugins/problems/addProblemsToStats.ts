import {parseModuleError} from '../../site/problems/parseModuleError';
import {
  formatProblem,
  listProblems,
  listProblemsOf,
  onProblemsChange,
  reportProblems,
  type Problem,
} from '../../site/problems/problemStore';

interface StatsError {
  message: string;
  /** The module of the error, if any. */
  module?: {resource?: string} | null;
}

interface Compilation {
  compiler: unknown;
  errors: StatsError[];
  warnings: StatsError[];
}

/** The part of a compilation's JSON that is used here. */
interface StatsJson {
  errors?: {message: string}[];
  warnings?: {message: string}[];
}

interface Stats {
  hasErrors(): boolean;
  toJson(options: unknown): StatsJson;
}

/** The part of the bundler that is used here. */
interface Compiler {
  /** The files that have changed since the last compilation. */
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

/**
 * Returns the problems of a module that the bundler couldn't build: those that its loader has
 * reported, or otherwise the one in the bundler's message, such as a syntax error.
 */
function findProblems({message, module}: StatsError, siteDir: string): readonly Problem[] {
  const {resource} = module ?? {};
  const reported = resource ? listProblemsOf(resource) : [];
  if (reported.length > 0) {
    return reported;
  }
  const [name = ''] = resource?.split('?') ?? [];
  return [parseModuleError(message, siteDir, name)];
}

/** Makes Docusaurus print only the lines: it requests this preset, and prints a warning as JSON. */
function printLines(stats: Stats): void {
  const toJson = stats.toJson.bind(stats);
  const bare = ({message}: {message: string}) => message.replace(/^[\s⚠×]+/u, '').trimEnd();
  stats.toJson = (options) => {
    const json = toJson(options);
    const lines = {errors: json.errors?.map(bare), warnings: json.warnings?.map(bare)};
    return options === 'errors-warnings' ? (lines as unknown as StatsJson) : json;
  };
}

/**
 * Returns a bundler plugin that adds the problems of the checks to the bundler's own: as warnings
 * in `npm start`, so pages are still updated, and as errors in a build.
 *
 * @param onCompiled is called in `npm start` with the files that were changed or removed
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

      const listLines = () => listProblems().map(formatProblem);

      /** Compiles again if the problems have changed. */
      const update = () => {
        if (!isCompiling && listLines().join('\n') !== shown) {
          compiler.watching?.invalidate();
        }
      };
      compiler.hooks.compile.tap('problems', () => {
        isCompiling = true;
      });
      compiler.hooks.afterCompile.tap('problems', (compilation) => {
        // Child compilers also create compilations.
        if (compilation.compiler !== compiler) {
          return;
        }
        if (isVerbose) {
          // Keeps the bundler's stack traces.
          compilation.errors.push(...listLines().map((line) => new Error(line)));
          return;
        }
        const failed = compilation.errors.flatMap((error) => findProblems(error, siteDir));
        const failedLines = new Set(failed.map(formatProblem));
        reportProblems('bundler', failed);
        compilation.errors = [];
        for (const line of listLines()) {
          const isError = !isDevelopment || failedLines.has(line);
          compilation[isError ? 'errors' : 'warnings'].push(new Error(line));
        }
        shown = listLines().join('\n');
      });
      if (isDevelopment) {
        compiler.hooks.done.tap({name: 'problems', stage: -100}, (stats) => {
          printLines(stats);
          isCompiling = false;
          setImmediate(update);
          // A build with `--dev` doesn't watch.
          if (compiler.watching) {
            onCompiled(
              new Set([...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])]),
            );
          }
        });
        // Changes at the same time are shown together.
        onProblemsChange(() => void setImmediate(update));
      } else {
        // Runs before Docusaurus, which exits with the same lines in its own format.
        compiler.hooks.done.tap({name: 'problems', stage: -100}, (stats) => {
          if (stats.hasErrors() && !isVerbose) {
            process.stderr.write(`\n${listLines().join('\n')}\n`);
            process.exit(1);
          }
        });
      }
    },
  };
}
