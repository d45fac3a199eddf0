import fs from 'node:fs';
import path from 'node:path';
import type {PageTitles} from '../../src/identity/getPageTitle';

/** The titles of one language. Pages are known by their pathname without a slash at the end, labels by their English text. */
export interface TitleCatalogue {
  /** What rows of the page tree are called. */
  pages: PageTitles;
  /** What a page calls itself, where that is more than its row says: `Overview` alone is no title. */
  titles: PageTitles;
}

/** The language of a catalogue: `page-titles-zh.json` is Chinese, a name without a language is English. */
export function languageOfFile(fileName: string): string {
  return /-([a-z]{2})\.json$/.exec(fileName)?.[1] ?? 'en';
}

/** Reads the catalogue of a language from `i18n/page-titles*.json`; one that is not there is empty. */
export function readPageTitles(siteDir: string, language: string): TitleCatalogue {
  const folder = path.join(siteDir, 'i18n');
  const file = fs
    .readdirSync(folder)
    .find((name) => name.startsWith('page-titles') && languageOfFile(name) === language);
  return file
    ? (JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as TitleCatalogue)
    : {pages: {}, titles: {}};
}
