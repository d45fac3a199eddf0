import fs from 'node:fs';
import path from 'node:path';
import {detailsFile, type HitDetails} from '@mui-x-docs/search/indexFormat';
import {findEntries} from '../../site/demos/readDemo';
import {findPlan} from '../../site/plans/shared';
import type {SearchablePage} from './readSearchablePage';

/** Returns the packages that a demo's main file imports. */
function importsOf(folder: string, demo: string): string[] {
  const [entry] = Object.values(findEntries(folder, demo));
  const code = entry ? fs.readFileSync(entry, 'utf8') : '';
  return Array.from(code.matchAll(/ from '([^']+)'/g), ([, request]) => request!);
}

/**
 * Collects what the results of each product show besides the names in the index, by file.
 *
 * @param docsDir the folder that contains the demos of each page, at the page's path
 */
export function collectDetails(
  pages: readonly (Pick<SearchablePage, 'about' | 'demos' | 'plan'> & {path: string})[],
  docsDir: string,
): Map<string, HitDetails> {
  const files = new Map<string, {[Key in keyof HitDetails]: Record<string, string>}>();
  for (const {path: below, about, demos, plan} of pages) {
    const file = detailsFile(below);
    if (file === undefined) {
      continue;
    }
    const details = files.get(file) ?? {signatures: {}, plans: {}};
    files.set(file, details);
    for (const {id, signature} of about) {
      if (signature !== undefined) {
        details.signatures[id] = signature;
      }
    }
    for (const demo of demos) {
      const needed = findPlan(importsOf(path.join(docsDir, below), demo));
      if (needed && needed !== plan) {
        details.plans[`${below}#${demo}`] = needed;
      }
    }
  }
  return files;
}
