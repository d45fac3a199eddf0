import type {TitleCatalog} from '../pages/readPageTitles';
import type {PageTitles} from '../pages/shared';
import type {Problem} from '../problems/problemStore';

/** The titles of a language, and the items that need them. */
export interface TitleCheck {
  /** The file of the catalog, for messages. */
  file: string;
  catalog: TitleCatalog;
  /** The keys of the sidebar items in the catalog: pathnames of pages, English text of labels. */
  rows: readonly string[];
  /** The items of older versions, which share the catalog. */
  olderKeys?: readonly string[];
}

/** Returns the pages whose title an earlier page has. Labels that lead nowhere may be the same. */
function listDuplicates(titles: PageTitles): string[] {
  const rows = Object.keys(titles).filter((row) => row.startsWith('/'));
  const found = new Set<string>();
  return rows.filter((row) => {
    const title = titles[row]!;
    const isDuplicate = found.has(title);
    found.add(title);
    return isDuplicate;
  });
}

/** Returns the missing, unused, and duplicate titles of a language. */
export function checkTitles({file, catalog, rows, olderKeys = []}: TitleCheck): Problem[] {
  const {pages, titles, unwritten} = catalog;
  const create = (message: string, fix = 'Remove it.'): Problem => ({file, message, fix});
  const known = new Set([...rows, ...olderKeys]);
  return [
    ...rows
      .filter((row) => !pages[row] && !unwritten[row])
      .map((row) => create(`Missing "${row}" in "pages".`, 'Add the title of this sidebar item.')),
    ...Object.keys(pages)
      .filter((row) => !known.has(row))
      .map((row) => create(`"${row}" in "pages" isn't a sidebar item.`)),
    ...Object.keys(titles)
      .filter((row) => !pages[row] && !unwritten[row])
      .map((row) => create(`"${row}" in "titles" isn't in "pages".`)),
    ...listDuplicates({...pages, ...titles}).map((row) =>
      create(`"${row}" has the title of another page.`, 'Add its whole title to "titles".'),
    ),
    ...Object.keys(unwritten)
      .filter((row) => pages[row])
      .map((row) => create(`"${row}" in "unwritten" is also in "pages".`)),
  ];
}
