import fs from 'node:fs';
import path from 'node:path';
import {findFile} from '../../site/pages/pageFiles';
import {readIfValid, readMdx} from '../../site/mdx/readMdx';
import type {Problem} from '../../site/problems/problemStore';

/** The anchors of each page, by path, in page order. */
export type AnchorList = Readonly<Record<string, readonly string[]>>;

/** The anchors found on one existing page. */
export interface PageAnchors {
  /** The page's file, relative to the site. */
  file: string;
  /** Number of required anchors. */
  wanted: number;
  /** Required anchors that aren't on the page. */
  missing: string[];
}

/**
 * Returns all ids of a page's sections. A page with `components` ends with a section on its API.
 */
function readIds(source: string): Set<string> {
  const page = readMdx(source);
  return new Set([
    ...page.headings.filter(({depth}) => depth > 1).flatMap(({ids}) => ids),
    ...('components' in page.frontMatter ? ['api'] : []),
  ]);
}

/**
 * Compares the existing pages with the anchors that external sites link to.
 *
 * @param paths the pages to check, such as `/x/react-charts/bars/`; defaults to all pages of the
 * list
 */
export function findMissingAnchors(
  siteDir: string,
  docsDir: string,
  list: AnchorList,
  paths: readonly string[] = Object.keys(list),
): PageAnchors[] {
  return paths.flatMap((pathname): PageAnchors[] => {
    const file = findFile(siteDir, docsDir, pathname);
    if (file === undefined) {
      return [];
    }
    const wanted = list[pathname] ?? [];
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const ids = readIfValid(new Set(wanted), () => readIds(source));
    return [{file, wanted: wanted.length, missing: wanted.filter((anchor) => !ids.has(anchor))}];
  });
}

/** Returns a problem for each page without required anchors. */
export function toProblems(pages: readonly PageAnchors[]): Problem[] {
  return pages.flatMap(({file, missing}) =>
    missing.length > 0
      ? [
          {
            file,
            message: `Missing ${missing.length === 1 ? 'anchor' : 'anchors'} #${missing.join(', #')}.`,
            fix: `Add ${missing.length === 1 ? 'it' : 'each'} to the heading of its topic, like \`{/* #current-id #${missing[0]} */}\`.`,
          },
        ]
      : [],
  );
}
