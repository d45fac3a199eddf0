import {hashModules} from '../modules/hashModules';
import {explainParseError} from '../mdx/explainMdxError';
import {runGuideCheck} from '../pages/runGuideCheck';
import type {Problem} from '../problems/problemStore';
import {checkPage} from './checkPage';

/**
 * Checks the prose of these guides (files or folders), or of all guides, and returns the problems.
 */
export const checkGuides = (siteDir: string, named: readonly string[]): Problem[] =>
  runGuideCheck(siteDir, named, {
    cacheFile: '.cache/prose.json',
    rules: hashModules([__filename]),
    check: (guides) =>
      guides.flatMap(({file, source}) => {
        try {
          return checkPage(source, file);
        } catch (error) {
          // The other pages are checked, too.
          return [explainParseError(error, file, source)];
        }
      }),
  });
