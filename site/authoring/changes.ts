import fs from 'node:fs';
import path from 'node:path';
import {listFiles, writeFile} from '../files/files';
import type {SourceHeading} from '../mdx/headingIds';
import {suggestName} from '../suggestions/findClosestName';
import {createError} from '../problems/problemStore';

/**
 * The file changes of a command, computed before any of them is applied. Paths are relative to the
 * site.
 */
export interface Changes {
  /** Files to write, with their new content. */
  texts: ReadonlyMap<string, string>;
  /** Files and folders to move after the files are written. */
  moves: readonly (readonly [from: string, to: string])[];
  /** Remaining steps for the author, one line each. */
  notes: readonly string[];
}

/** Applies the changes, and returns the files under their new names. */
export function applyChanges(siteDir: string, {texts, moves}: Changes): string[] {
  texts.forEach((text, name) => writeFile(path.join(siteDir, name), text));
  for (const [from, to] of moves) {
    fs.mkdirSync(path.dirname(path.join(siteDir, to)), {recursive: true});
    fs.renameSync(path.join(siteDir, from), path.join(siteDir, to));
  }
  const currentName = (file: string) => {
    const moved = moves.find(([from]) => file.startsWith(`${from}/`));
    return moved ? moved[1] + file.slice(moved[0].length) : file;
  };
  return [
    ...moves.map(([from, to]) => `${from} → ${to}`),
    ...[...texts.keys()].map(currentName).sort(),
  ];
}

/** Returns the content of a file; `undefined` if it doesn't exist. */
export function readText(siteDir: string, name: string): string | undefined {
  const file = path.join(siteDir, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** Returns the source of a page that must exist. */
export function readPage(siteDir: string, file: string, fix?: string): string {
  const source = readText(siteDir, file);
  if (source === undefined) {
    throw createError(`Page not found: ${file}.`, fix);
  }
  return source;
}

/** Returns the index of the heading with an id, which must exist. */
export function findSection(file: string, headings: readonly SourceHeading[], id: string): number {
  const index = headings.findIndex(({ids}) => ids.includes(id));
  if (index < 0) {
    const known = headings.map(({ids}) => `#${ids[0]}`);
    throw createError(`Unknown section "#${id}".`, suggestName(`#${id}`, known), {file});
  }
  return index;
}

/** Matches files in folders without hand-written files, and folders. */
const SKIPPED = /(?:^|\/)(?:dist|fixtures)\/|^docs\/api\/|(?:^|\/)[^/.]+$/;

/** Lists the files in a folder of the site, sorted, without installed and generated ones. */
export const listSiteFiles = (siteDir: string, folder: string): string[] =>
  listFiles(path.join(siteDir, folder), (file) => !SKIPPED.test(`${folder}/${file}`)).map(
    (file) => `${folder}/${file}`,
  );

/** Escapes a text for a regular expression. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
