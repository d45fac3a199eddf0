import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Parses a JSON file; returns undefined if it doesn't exist. */
export const readJson = <Data>(file: string): Data | undefined =>
  fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Data) : undefined;

/** Writes a file, and creates its folder. */
export function writeFile(file: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
}

/** Writes a file as one operation, so that other processes never read half of it. */
export function replaceFile(file: string, content: string): void {
  const temporary = `${file}.${randomUUID()}`;
  writeFile(temporary, content);
  fs.renameSync(temporary, file);
}

/**
 * Lists the files in a folder and its subfolders, sorted, without installed packages. Paths are
 * relative to the folder, with forward slashes. Empty if the folder doesn't exist.
 */
export function listFiles(folder: string, isIncluded: (file: string) => boolean): string[] {
  const entries = fs.existsSync(folder)
    ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})
    : [];
  return entries
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/(?:^|\/)node_modules\//.test(file) && isIncluded(file))
    .sort();
}

/** Lists the names of a folder's direct subfolders. */
export const listFolders = (folder: string): string[] =>
  fs
    .readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/**
 * Caches values that are computed from files until the files' modification times change. `npm start`
 * reads all pages again after each edit.
 */
export function createFileCache<Value>(
  compute: (text: string, file: string) => Value,
): (file: string) => Value {
  const cache = new Map<string, {time: number; value: Value}>();
  return (file) => {
    const time = fs.statSync(file).mtimeMs;
    const cached = cache.get(file);
    if (cached?.time === time) {
      return cached.value;
    }
    const value = compute(fs.readFileSync(file, 'utf8'), file);
    cache.set(file, {time, value});
    return value;
  };
}
