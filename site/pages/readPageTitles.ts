import fs from 'node:fs';
import path from 'node:path';
import {SOURCE_LANGUAGE} from '../languages/shared';
import type {PageTitles} from './shared';

/** The titles of one language. Pages are known by their pathname without a slash at the end, labels by their English text. */
export interface TitleCatalog {
  /** What rows of the sidebar are called. */
  pages: PageTitles;
  /** What a page calls itself, where that is more than its row says: `Overview` alone is no title. */
  titles: PageTitles;
  /** What rows will be called whose pages are not written yet. */
  unwritten: PageTitles;
}

/** The file of a language's catalog, below the site: `page-titles-zh.json`; that of the source has no language in its name. A language may have none. */
export function findCatalog(siteDir: string, language: string): string | undefined {
  const suffix = language === SOURCE_LANGUAGE ? '' : `-${language}`;
  const file = `i18n/page-titles${suffix}.json`;
  return fs.existsSync(path.join(siteDir, file)) ? file : undefined;
}

/** Reads the catalog of a language from `i18n/page-titles*.json`; one that is not there is empty. */
export function readPageTitles(siteDir: string, language: string): TitleCatalog {
  const file = findCatalog(siteDir, language);
  const own = file
    ? (JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')) as Partial<TitleCatalog>)
    : {};
  return {pages: {}, titles: {}, unwritten: {}, ...own};
}
