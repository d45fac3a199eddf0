import fs from 'node:fs';
import path from 'node:path';
import {findFile} from '../../site/pages/pageFiles';
import {readIfValid, readMdx} from '../../site/mdx/readMdx';

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

/** A line for each page that lacks anchors, with the fix. */
export function formatMissing(pages: readonly PageAnchors[]): string[] {
  return pages.flatMap(({file, missing}) =>
    missing.length > 0
      ? [
          `${file}: no section answers to #${missing.join(', #')}: add ${missing.length === 1 ? 'it' : 'each'} to the heading where its subject is, as in {/* #its-own-id #${missing[0]} */}.`,
        ]
      : [],
  );
}
