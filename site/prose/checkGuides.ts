import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashModules} from '../modules/hashModules';
import {listGuides} from '../pages/listGuides';
import {explainParseError} from '../mdx/explainMdxError';
import type {Problem} from '../problems/problemStore';
import {checkPage} from './checkPage';

/** Returns the problems of a page, also of one that can't be parsed: the other pages are checked, too. */
function listProblems(source: string, file: string): Problem[] {
  try {
    return checkPage(source, file);
  } catch (error) {
    return [explainParseError(error, file, source)];
  }
}

/** Problems by a hash of the page and of these rules: parsing a page takes most of the time. */
type Remembered = Record<string, Problem[]>;

function readRemembered(cacheFile: string): Remembered {
  try {
    return JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as Remembered;
  } catch {
    return {};
  }
}

/**
 * Checks the prose of the named guides (files or folders), or of all guides, and returns the problems.
 *
 * @param cacheFile caches the problems of unchanged pages
 */
export function checkGuides(
  siteDir: string,
  named: readonly string[],
  cacheFile: string,
): Problem[] {
  const rules = hashModules([__filename]);
  const remembered = readRemembered(cacheFile);
  const current: Remembered = {};
  const problems = listGuides(siteDir, named).flatMap((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const key = createHash('sha256').update(rules).update(file).update(source).digest('hex');
    return (current[key] = remembered[key] ?? listProblems(source, file));
  });
  fs.mkdirSync(path.dirname(cacheFile), {recursive: true});
  // Pages that were not named keep their entries; those that are gone leave with the next check of all.
  fs.writeFileSync(
    cacheFile,
    JSON.stringify(named.length > 0 ? {...remembered, ...current} : current),
  );
  return problems;
}
