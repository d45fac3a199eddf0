import path from 'node:path';
import {runScript} from '../../site/commands/runScript';
import {reportProblems, type Problem} from '../../site/problems/problemStore';
import {getCompiledPages} from '../../site/pages/compiledPages';

/**
 * A check that takes longer than an author waits for a page: a script that runs with `runCommand`.
 */
export interface Check {
  /** The script, relative to the site. */
  script: string;
  /** Matches the paths of the files that it reads. */
  reads: RegExp;
  /**
   * `true` if it checks pages that the server hasn't compiled. The server itself reports the
   * problems of pages that are requested or edited.
   */
  isOfPages?: boolean;
}

/**
 * Runs checks in addition to `npm start`, one at a time, and reports their problems.
 *
 * @returns a function that starts the checks of changed files, and all checks on its first call
 */
export function createChecker(
  siteDir: string,
  checks: readonly Check[],
): (changed: ReadonlySet<string>) => void {
  const waiting = new Set<Check>(checks);
  /** The problems that checks of pages have found. */
  const found = new Map<Check, readonly Problem[]>();
  let isBusy = false;
  /** Reports them, except for those of compiled pages. */
  const reportPages = (): void => {
    const compiled = getCompiledPages();
    found.forEach((problems, {script}) => {
      reportProblems(
        script,
        problems.filter(({file = ''}) => !compiled.has(path.join(siteDir, file))),
      );
    });
  };
  const work = async (): Promise<void> => {
    isBusy = true;
    // Also runs checks that are added meanwhile.
    for (const check of waiting) {
      waiting.delete(check);
      const problems = await runScript(siteDir, check.script);
      if (check.isOfPages) {
        found.set(check, problems);
        reportPages();
      } else if (!waiting.has(check)) {
        // Otherwise, a file has changed meanwhile, and the next run has newer results.
        reportProblems(check.script, problems);
      }
    }
    isBusy = false;
  };
  return (changed) => {
    reportPages();
    checks
      .filter(({reads}) => [...changed].some((file) => reads.test(file)))
      .forEach((check) => waiting.add(check));
    if (!isBusy) {
      void work();
    }
  };
}
