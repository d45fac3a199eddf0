import fs from 'node:fs';
import path from 'node:path';
import {readLanguage} from '../../site/languages/readLanguage';

/** Headings by the id of their section. */
export type Headings = Readonly<
  Record<string, {message: string; description?: string} | undefined>
>;

/** The headings of generated pages in English; translators find them in `i18n/<locale>/api-reference/headings.json`. */
export const HEADINGS = {
  demos: {message: 'Demos'},
  import: {message: 'Import'},
  props: {message: 'Props'},
  inheritance: {message: 'Inheritance'},
  'theme-default-props': {message: 'Theme default props'},
  slots: {message: 'Slots'},
  classes: {message: 'CSS classes'},
  properties: {message: 'Properties'},
  'source-code': {message: 'Source code'},
  removed: {message: 'Removed'},
  components: {message: 'Components'},
  interfaces: {message: 'Interfaces'},
} as const satisfies Headings;

const cache = new Map<string, Headings>();

/** The headings in the language that is built; empty where there are none, and English then stays. */
export function readHeadings(siteDir: string, locale = readLanguage()): Headings {
  const file = path.join(siteDir, 'i18n', locale, 'api-reference/headings.json');
  let headings = cache.get(file);
  if (!headings) {
    headings = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Headings) : {};
    cache.set(file, headings);
  }
  return headings;
}
