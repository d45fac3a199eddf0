import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {readJson, writeFile} from '../files/files';
import type {Problem} from '../problems/problemStore';
import {listGuides} from './listGuides';

interface GuideCheck {
  /** Path of the cache with the problems of unchanged guides, relative to the site. */
  cacheFile: string;
  /** A hash that changes with the check. */
  rules: string;
  check: (guides: readonly {file: string; source: string}[]) => readonly Problem[];
}

/**
 * Checks guides and returns their problems; those of unchanged guides are cached.
 *
 * @param named files or folders, relative to the site; defaults to all guides
 */
export function runGuideCheck(
  siteDir: string,
  named: readonly string[],
  {cacheFile, rules, check}: GuideCheck,
): Problem[] {
  const file = path.join(siteDir, cacheFile);
  const cached = readJson<Record<string, Problem[]>>(file) ?? {};
  const guides = listGuides(siteDir, named).map((guide) => {
    const source = fs.readFileSync(path.join(siteDir, guide), 'utf8');
    const key = createHash('sha256').update(rules).update(guide).update(source).digest('hex');
    return {file: guide, source, key};
  });
  const changed = guides.filter(({key}) => !cached[key]);
  const found = changed.length > 0 ? check(changed) : [];
  const current = Object.fromEntries(
    guides.map(({file: guide, key}) => [
      key,
      cached[key] ?? found.filter((problem) => problem.file === guide),
    ]),
  );
  // A check of all guides removes the entries of earlier versions.
  writeFile(file, JSON.stringify({...(named.length > 0 && cached), ...current}));
  return guides.flatMap(({key}) => current[key]!);
}
