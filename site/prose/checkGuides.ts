import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashModules} from '../modules/hashModules';
import {listGuides} from '../pages/listGuides';
import {formatMdxError} from '../mdx/explainMdxError';
import {checkPage} from './checkPage';

/** What is wrong on a page, as `<line>: <message>`. */
function listProblems(source: string, file: string): string[] {
  try {
    return checkPage(source, file).map(({line, message}) => `${line}: ${message}`);
  } catch (error) {
    // The build explains it at length; the other pages are checked all the same.
    return [formatMdxError(error, source)];
  }
}

/** Problems by a fingerprint of the page and of these rules: to parse a page is what takes the time. */
type Remembered = Record<string, string[]>;

function readRemembered(cacheFile: string): Remembered {
  try {
    return JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as Remembered;
  } catch {
    return {};
  }
}

/**
 * Checks the prose of the guides that are named (files or folders), or of all of them, and lists what is wrong:
 * `<file>:<line>: <message>`.
 *
 * @param cacheFile remembers the problems of pages that have not changed since.
 */
export function checkGuides(
  siteDir: string,
  named: readonly string[],
  cacheFile: string,
): string[] {
  const rules = hashModules([__filename]);
  const remembered = readRemembered(cacheFile);
  const current: Remembered = {};
  const problems = listGuides(siteDir, named).flatMap((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const key = createHash('sha256').update(rules).update(file).update(source).digest('hex');
    const found = remembered[key] ?? listProblems(source, file);
    current[key] = found;
    return found.map((problem) => `${file}:${problem}`);
  });
  fs.mkdirSync(path.dirname(cacheFile), {recursive: true});
  // Pages that were not named keep their entries; those that are gone leave with the next check of all.
  fs.writeFileSync(
    cacheFile,
    JSON.stringify(named.length > 0 ? {...remembered, ...current} : current),
  );
  return problems;
}
