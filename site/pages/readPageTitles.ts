import fs from 'node:fs';
import path from 'node:path';
import {readJson} from '../files/files';
import {SOURCE_LANGUAGE} from '../languages/shared';
import type {PageTitles} from './shared';

/**
 * The titles of one language. Pages are keyed by pathname without a trailing slash, labels by their
 * English text.
 */
export interface TitleCatalog {
  /** Labels of sidebar items. */
  pages: PageTitles;
  /**
   * Page titles that differ from the label of the sidebar item, because `Overview` alone isn't a
   * title.
   */
  titles: PageTitles;
  /** Labels of sidebar items whose pages don't exist yet. */
  unwritten: PageTitles;
}

/**
 * Returns the path of a language's catalog, relative to the site: `page-titles-zh.json`, or
 * `page-titles.json` for the source. A language may have none.
 */
export function findCatalog(siteDir: string, language: string): string | undefined {
  const suffix = language === SOURCE_LANGUAGE ? '' : `-${language}`;
  const file = `i18n/page-titles${suffix}.json`;
  return fs.existsSync(path.join(siteDir, file)) ? file : undefined;
}

/** Reads the catalog of a language from `i18n/page-titles*.json`; empty if it doesn't exist. */
export function readPageTitles(siteDir: string, language: string): TitleCatalog {
  const file = findCatalog(siteDir, language);
  const own = file && readJson<Partial<TitleCatalog>>(path.join(siteDir, file));
  return {pages: {}, titles: {}, unwritten: {}, ...(own || {})};
}
