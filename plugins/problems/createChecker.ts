import path from 'node:path';
import {runNode} from '../../site/commands/runNode';
import {reportProblems} from '../../site/problems/problemStore';
import {getCompiledPages} from '../../site/pages/compiledPages';

/** A check that takes longer than a writer waits for a page: a command that prints a line for each problem. */
export interface Check {
  /** The script, relative to the site. */
  script: string;
  /** The files that it reads, by the path. */
  reads: RegExp;
  /**
   * Whether it checks the pages that the server hasn't compiled. The server itself reports the problems of those that are
   * requested or edited.
   */
  isOfPages?: boolean;
}

/** A line with the file that the problem is in. */
const PROBLEM = /^([^\s:]+):\d+:/;

/** Runs a script behind everything else. Gives the lines that it prints where it fails. */
async function runScript(siteDir: string, script: string): Promise<string[]> {
  const {end, printed} = await runNode([require.resolve('tsx/cli'), script], siteDir, {
    isBehind: true,
  });
  if (end === 0) {
    return [];
  }
  const lines = printed.split('\n').filter((line) => PROBLEM.test(line));
  return lines.length > 0 ? lines : [`${script}: ${printed.split('\n')[0]}`];
}

/**
 * Makes checks beside `npm start`, one at a time, and reports what they find.
 *
 * @returns starts those that read one of the files that have changed, and all of them the first time
 */
export function createChecker(
  siteDir: string,
  checks: readonly Check[],
): (changed: ReadonlySet<string>) => void {
  const waiting = new Set<Check>(checks);
  /** What checks of pages that are not compiled have found. */
  const found = new Map<Check, string[]>();
  let isBusy = false;
  /** Reports it, but for the pages that are compiled by now. */
  const reportPages = (): void => {
    const awake = getCompiledPages();
    found.forEach((lines, {script}) => {
      reportProblems(
        script,
        lines.filter((line) => !awake.has(path.join(siteDir, PROBLEM.exec(line)?.[1] ?? ''))),
      );
    });
  };
  const work = async (): Promise<void> => {
    isBusy = true;
    // One that is added meanwhile is made too.
    for (const check of waiting) {
      waiting.delete(check);
      const lines = await runScript(siteDir, check.script);
      // A file has changed meanwhile: the next run knows better.
      if (check.isOfPages) {
        found.set(check, lines);
        reportPages();
      } else if (!waiting.has(check)) {
        reportProblems(check.script, lines);
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
