import type {TitleCatalogue} from '../pages/readPageTitles';

/** What the titles of a language are held against. */
export interface TitleCheck {
  /** Where the catalogue lies, for the messages. */
  file: string;
  catalogue: TitleCatalogue;
  /** The rows of the sidebar as the catalogue knows them: pathnames of pages, English texts of labels. */
  rows: readonly string[];
  /** The rows of older versions, which share the catalogue. */
  olderRows?: readonly string[];
}

/** Lists what is wrong with the titles of a language, one line each: what is missing, and what no row and no page has. */
export function checkTitles({file, catalogue, rows, olderRows = []}: TitleCheck): string[] {
  const {pages, titles, unwritten} = catalogue;
  const known = new Set([...rows, ...olderRows]);
  return [
    ...rows
      .filter((row) => !pages[row] && !unwritten[row])
      .map((row) => `${file}: pages has no "${row}", a row of the sidebar; add its title.`),
    ...Object.keys(pages)
      .filter((row) => !known.has(row))
      .map((row) => `${file}: pages has "${row}", which no row of the sidebar is; remove it.`),
    ...Object.keys(titles)
      .filter((row) => !pages[row] && !unwritten[row])
      .map((row) => `${file}: titles has "${row}", which pages has not; remove it.`),
    ...Object.keys(unwritten)
      .filter((row) => pages[row])
      .map((row) => `${file}: unwritten has "${row}", which pages has too; remove it.`),
  ];
}
