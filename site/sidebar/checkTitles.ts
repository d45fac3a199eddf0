import type {TitleCatalog} from '../pages/readPageTitles';
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

/** Returns the missing and unused titles of a language. */
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
    ...Object.keys(unwritten)
      .filter((row) => pages[row])
      .map((row) => create(`"${row}" in "unwritten" is also in "pages".`)),
  ];
}
