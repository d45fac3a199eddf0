import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** The folder of the synonyms, one file per language, relative to the project root. */
export const SYNONYMS_FOLDER = 'plugins/search/synonyms';

/** Synonyms in one language for terms of the docs. */
export interface Synonyms {
  /** Terms of the docs by other words for them, such as `photo` for `image`. */
  words: Readonly<Record<string, string>>;
  /** Synonyms of a page, by its path below the docs root, or of a section, by path and anchor. */
  pages: Readonly<Record<string, readonly string[]>>;
}

/**
 * Parses a file of synonyms. Pages have their full path there, so that `npm run move:page` finds
 * them.
 */
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
