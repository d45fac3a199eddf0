import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {hashModules} from '../modules/hashModules';
import {explainParseError} from '../mdx/explainMdxError';
import {readMdx} from '../mdx/readMdx';
import {runGuideCheck} from '../pages/runGuideCheck';
import type {Problem} from '../problems/problemStore';
import {compileFences} from './compileFences';
import {planChecks} from './planChecks';

/** Returns a hash of the packages, the options, and this check. */
function hashRules(siteDir: string): string {
  return ['package-lock.json', 'tsconfig.json']
    .reduce(
      (hash, file) => hash.update(fs.readFileSync(path.join(siteDir, file))),
      createHash('sha256').update(hashModules([__filename])),
    )
    .digest('hex');
}

/**
 * Compiles the code blocks of these guides (files or folders), or of all guides, with the installed
 * packages, and returns their problems.
 */
export const checkFences = (siteDir: string, named: readonly string[]): Problem[] =>
  runGuideCheck(siteDir, named, {
    cacheFile: '.cache/fences.json',
    rules: hashRules(siteDir),
    check: (guides) => {
      const unreadable: Problem[] = [];
      const checks = guides.flatMap(({file, source}) => {
        try {
          return planChecks(file, readMdx(source).fences);
        } catch (error) {
          unreadable.push(explainParseError(error, file, source));
          return [];
        }
      });
      return [...unreadable, ...(checks.length > 0 ? compileFences(siteDir, checks) : [])];
    },
  });
