import fs from 'node:fs';
import path from 'node:path';
import {HEADINGS, readHeadings} from '../api/headings';
import type {MdxFile, MdxNode} from '../mdx/mdxNodes';
import {locatePage} from '../pages/pageFiles';
import {toSitePath} from '../pages/toSitePath';

/** The tests next to a page, one for each of its statements that they check. */
const FILE = 'Claims.test.tsx';

/** Options of the plugin. */
export interface RemarkClaimsOptions {
  siteDir: string;
  /** URL of the repository. */
  repoUrl: string;
  /** The version that the statements are tested with, without a `v`. */
  version: string;
}

/** Returns the number of tests in a file. A table of cases counts as one. */
export const countClaims = (code: string): number => code.match(/^\s*(?:it|test)\b/gm)?.length ?? 0;

/**
 * Remark plugin that ends a page with the number of its statements that tests check, if there are
 * any, and a link to these tests.
 */
export function remarkClaims({siteDir, repoUrl, version}: RemarkClaimsOptions) {
  return (tree: MdxNode, {path: file}: MdxFile): void => {
    const tests = file && path.join(locatePage(siteDir, file).folder, FILE);
    const count = tests && fs.existsSync(tests) ? countClaims(fs.readFileSync(tests, 'utf8')) : 0;
    if (!tests || count === 0) {
      return;
    }
    const {message} = readHeadings(siteDir).claims ?? HEADINGS.claims;
    const text = message.replace('{count}', String(count)).replace('{version}', version);
    const url = `${repoUrl}/blob/v${version}/${toSitePath(siteDir, tests)}`;
    const link = {type: 'link', url, children: [{type: 'text', value: text}]};
    tree.children?.push({
      type: 'paragraph',
      data: {hProperties: {className: ['claims']}},
      children: [link],
    });
  };
}
