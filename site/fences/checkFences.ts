import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashModules} from '../modules/hashModules';
import {listGuides} from '../pages/listGuides';
import {compileFences} from './compileFences';
import {planChecks} from './planChecks';
import {explainParseError} from '../mdx/explainMdxError';
import {readMdx} from '../mdx/readMdx';
import type {Problem} from '../problems/problemStore';

/** Returns a hash of what decides besides the pages: the packages, the options, and this check. */
function hashRules(siteDir: string): string {
  return ['package-lock.json', 'tsconfig.json']
    .reduce(
      (hash, file) => hash.update(fs.readFileSync(path.join(siteDir, file))),
      createHash('sha256').update(hashModules([__filename])),
    )
    .digest('hex');
}

function readRemembered(cacheFile: string): Record<string, true> {
  try {
    return JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as Record<string, true>;
  } catch {
    return {};
  }
}

/**
 * Compiles the code blocks of the named guides (files or folders), or of all guides, with the installed packages, and returns their
 * problems. Unchanged pages without problems are skipped.
 *
 * @param siteDir the folder of the site
 * @param named pages or folders, relative to it
 */
export function checkFences(siteDir: string, named: readonly string[]): Problem[] {
  const cacheFile = path.join(siteDir, '.cache/fences.json');
  const rules = hashRules(siteDir);
  const remembered = readRemembered(cacheFile);
  const keys = new Map<string, string>();
  const unreadable: Problem[] = [];
  const checks = listGuides(siteDir, named).flatMap((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const key = createHash('sha256').update(rules).update(file).update(source).digest('hex');
    if (remembered[key]) {
      keys.set(file, key);
      return [];
    }
    try {
      const planned = planChecks(file, readMdx(source).fences);
      keys.set(file, key);
      return planned;
    } catch (error) {
      unreadable.push(explainParseError(error, file, source));
      return [];
    }
  });
  const problems = checks.length === 0 ? [] : compileFences(siteDir, checks);
  const faulty = new Set<string | undefined>(problems.map(({file}) => file));
  const right = [...keys].filter(([file]) => !faulty.has(file)).map(([, key]) => [key, true]);
  fs.mkdirSync(path.dirname(cacheFile), {recursive: true});
  // Pages that were not named keep their entries; those that are gone leave with the next check of all.
  fs.writeFileSync(
    cacheFile,
    JSON.stringify({...(named.length > 0 && remembered), ...Object.fromEntries(right)}),
  );
  return [...unreadable, ...problems];
}
