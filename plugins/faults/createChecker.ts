import {runNode} from '../../site/commands/runNode';
import {reportFaults} from '../../site/faults/faults';

/** A check that takes longer than a writer waits for a page: a command that prints a line for each fault. */
export interface Check {
  /** The script, relative to the site. */
  script: string;
  /** The files that it reads, by the path. */
  reads: RegExp;
}

/** Runs a script behind everything else. Gives the lines that it prints where it fails. */
async function runScript(siteDir: string, script: string): Promise<string[]> {
  const {end, printed} = await runNode([require.resolve('tsx/cli'), script], siteDir, {
    isBehind: true,
  });
  if (end === 0) {
    return [];
  }
  const lines = printed.split('\n').filter((line) => /^[^\s:]+:\d+:/.test(line));
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
  let isBusy = false;
  const work = async (): Promise<void> => {
    isBusy = true;
    // One that is added meanwhile is made too.
    for (const check of waiting) {
      waiting.delete(check);
      const lines = await runScript(siteDir, check.script);
      // A file has changed meanwhile: the next run knows better.
      if (!waiting.has(check)) {
        reportFaults(check.script, lines);
      }
    }
    isBusy = false;
  };
  return (changed) => {
    checks
      .filter(({reads}) => [...changed].some((file) => reads.test(file)))
      .forEach((check) => waiting.add(check));
    if (!isBusy) {
      void work();
    }
  };
}
