import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** Where the synonyms are, in a file per language, from the root of the project. */
export const SYNONYMS_FOLDER = 'plugins/search/synonyms';

/** What people call things that the docs call otherwise, in one language. */
export interface Synonyms {
  /** What a word is also asked for as: `photo` as `image`. */
  words: Readonly<Record<string, string>>;
  /** What a page is also called, by its path below the root of the docs, or a section, by path and anchor. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/** Reads a file of synonyms; pages have their full path there, so `npm run move:page` finds them. */
export function parseSynonyms(text: string): Synonyms {
  const {words = {}, pages = {}} = load(text) as Partial<Synonyms>;
  const paths = Object.entries(pages).map(([key, names]) => [key.replace(/^\/x\//, ''), names]);
  return {words, pages: Object.fromEntries(paths) as Synonyms['pages']};
}

/** Reads the synonyms of each language. */
export function readSynonyms(): Record<string, Synonyms> {
  const folder = path.join(__dirname, path.basename(SYNONYMS_FOLDER));
  const read = (file: string) => parseSynonyms(fs.readFileSync(path.join(folder, file), 'utf8'));
  return Object.fromEntries(
    fs.readdirSync(folder).map((file) => [path.basename(file, '.yaml'), read(file)]),
  );
}
