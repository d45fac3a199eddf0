import fs from 'node:fs';
import path from 'node:path';
import {findFile} from '../../site/pages/pageFiles';
import {readIfValid, readMdx} from '../../site/mdx/readMdx';
import type {Problem} from '../../site/problems/problemStore';

/** The anchors of each page, by its path, in the order of the page. */
export type AnchorList = Readonly<Record<string, readonly string[]>>;

/** What became of the anchors of one page that is written. */
export interface PageAnchors {
  /** The page's file, relative to the site. */
  file: string;
  /** How many anchors it has to have. */
  wanted: number;
  /** Those that none of its sections answers to. */
  missing: string[];
}

/** All ids that the sections of a page answer to. A page with `components` ends with a section on its API. */
function readIds(source: string): Set<string> {
  const page = readMdx(source);
  return new Set([
    ...page.headings.filter(({depth}) => depth > 1).flatMap(({ids}) => ids),
    ...('components' in page.frontMatter ? ['api'] : []),
  ]);
}

/**
 * Compares the pages that are written with the anchors that the world links to.
 *
 * @param paths which pages to look at, such as `/x/react-charts/bars/`; all of the list by default.
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
