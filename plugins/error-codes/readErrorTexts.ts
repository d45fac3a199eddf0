import fs from 'node:fs/promises';
import path from 'node:path';
import {extractErrorTexts, mayHaveErrorTexts} from './extractErrorTexts';
import type {ErrorText, ErrorTexts} from './shared';

/**
 * Folders with the same code for other module systems, and the icons: ten thousand files without an
 * error.
 */
const skippedFolders = new Set(['esm', 'modern', 'node_modules', 'icons-material']);

async function listSources(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {withFileTypes: true});
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return skippedFolders.has(entry.name) ? [] : listSources(file);
      }
      return file.endsWith('.js') ? [file] : [];
    }),
  );
  return nested.flat();
}

/**
 * Reads the messages of all shortened errors from the packages of a scope, such as
 * `node_modules/@mui`.
 */
export async function readErrorTexts(scopeFolder: string): Promise<ErrorTexts> {
  const found: Record<string, ErrorText> = {};
  for (const file of (await listSources(scopeFolder)).sort()) {
    const source = await fs.readFile(file, 'utf8');
    if (!mayHaveErrorTexts(source)) {
      continue;
    }
    const [packageFolder] = path.relative(scopeFolder, file).split(path.sep);
    for (const [code, message] of Object.entries(extractErrorTexts(source))) {
      found[code] = {message, packageName: `${path.basename(scopeFolder)}/${packageFolder}`};
    }
  }
  return found;
}
