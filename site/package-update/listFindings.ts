import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {minorOf} from '../api-history/chooseReleases';
import {escape, listSiteFiles} from '../authoring/changes';
import type {Problem} from '../problems/problemStore';

/** The part of jest's `--json` report that is used here. */
export interface JestReport {
  testResults: {
    name: string;
    /** Why the file couldn't run. */
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      location?: {line: number} | null;
    }[];
  }[];
}

/** Returns the reason of a failure in one line, without the stack. */
const shorten = (message: string): string =>
  stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]!
    .split('\n')
    .map((line) => line.replace(/^Error: /, '').trim())
    .filter(Boolean)
    .slice(0, 5)
    .join(' ')
    .slice(0, 200);

/** Returns a problem for each failed test in jest's report, and for each file that couldn't run. */
export const listFailedTests = (siteDir: string, {testResults}: JestReport): Problem[] =>
  testResults.flatMap(({name, message, assertionResults}) => {
    const file = path.relative(siteDir, name).replaceAll(path.sep, '/');
    const isClaims = file.endsWith('/Claims.test.tsx');
    const failed = assertionResults.filter(({status}) => status === 'failed');
    if (assertionResults.length === 0 && message) {
      return [{file, message: `The tests can't run: ${shorten(message)}.`}];
    }
    return failed.map(({fullName, failureMessages, location}) => ({
      file,
      ...(location && {line: location.line}),
      message: `${isClaims ? 'Claim' : 'Test'} "${fullName}" fails: ${shorten(failureMessages[0] ?? '')}.`,
      fix: isClaims ? 'Rewrite the sentence and its test.' : 'Update the recipe or its test.',
    }));
  });

/**
 * Returns a problem for each line of the docs with a replaced version: what it states about this version may have changed.
 *
 * @param before versions by package
 * @param now versions by package
 */
export function listMentions(
  siteDir: string,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Problem[] {
  const replaced = Object.entries(before).filter(([name, version]) => version !== now[name]);
  if (replaced.length === 0) {
    return [];
  }
  const versions = new Set(replaced.flatMap(([, version]) => [version, minorOf(version)]));
  const pattern = new RegExp(
    `(?<![\\d.])(?:${[...versions].map(escape).join('|')})(?![\\d]|\\.\\d)`,
  );
  return listSiteFiles(siteDir, 'docs').flatMap((file) =>
    fs
      .readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const found = pattern.exec(line)?.[0];
        return found
          ? [
              {
                file,
                line: index + 1,
                message: `Mentions version ${found}.`,
                fix: 'Check whether this is still true, and update or remove the version.',
              },
            ]
          : [];
      }),
  );
}
