import fs from 'node:fs';
import path from 'node:path';
import type {PageTitles} from '../../src/identity/getPageTitle';

/** The titles of one language. Pages are known by their pathname without a slash at the end, labels by their English text. */
export interface TitleCatalogue {
  /** What rows of the page tree are called. */
  pages: PageTitles;
  /** What a page calls itself, where that is more than its row says: `Overview` alone is no title. */
  titles: PageTitles;
  /** What rows will be called whose pages are not written yet. */
  unwritten: PageTitles;
}

/** The language of a catalogue: `page-titles-zh.json` is Chinese, a name without a language is English. */
export function languageOfFile(fileName: string): string {
  return /-([a-z]{2})\.json$/.exec(fileName)?.[1] ?? 'en';
}

/** The file of a language's catalogue, below the site; a language may have none. */
export function findCatalogue(siteDir: string, language: string): string | undefined {
  const name = fs
    .readdirSync(path.join(siteDir, 'i18n'))
    .find((file) => file.startsWith('page-titles') && languageOfFile(file) === language);
  return name && `i18n/${name}`;
}

/** Reads the catalogue of a language from `i18n/page-titles*.json`; one that is not there is empty. */
export function readPageTitles(siteDir: string, language: string): TitleCatalogue {
  const file = findCatalogue(siteDir, language);
  const own = file
    ? (JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as Partial<TitleCatalogue>)
    : {};
  return {pages: {}, titles: {}, unwritten: {}, ...own};
}
