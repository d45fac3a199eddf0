import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const IMPORTED = /\b(?:from|import|require)\s*\(?\s*'((?:\.{1,2}|@mui-x-docs)\/[^']+)'/g;
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Lists the files of some modules and of all that they import by a relative path or from packages/,
 * also indirectly.
 *
 * @param entries absolute paths
 * @returns absolute paths, sorted
 * @throws if an imported file doesn't exist
 */
export function listModules(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) {
      return;
    }
    found.add(file);
    for (const [, request = ''] of fs.readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const base = path.resolve(path.dirname(file), request);
      const imported = request.startsWith('.')
        ? EXTENSIONS.map((extension) => base + extension).find((each) =>
            fs.statSync(each, {throwIfNoEntry: false})?.isFile(),
          )
        : createRequire(file).resolve(request);
      if (imported === undefined) {
        throw new Error(`${file} imports "${request}", which doesn't exist.`);
      }
      visit(imported);
    }
  };
  entries.forEach(visit);
  return [...found].sort();
}

/**
 * Returns a hash of some modules and of all that they import. As part of a cache key, it
 * invalidates results of changed code.
 */
export function hashModules(entries: readonly string[]): string {
  return listModules(entries)
    .reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash('sha256'))
    .digest('hex');
}
