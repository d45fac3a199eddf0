import fs from 'node:fs';
import path from 'node:path';
import {catalog, type ApiCatalog} from './catalog';

/** The API pages of a version that has a folder of its own. */
export const CATALOG_FILE = 'api-catalog.json';

/** The API pages of a version: an older one has them in its own folder, the current one in catalog.ts. */
export function readCatalog(siteDir: string, docsDir: string): ApiCatalog {
  const file = path.join(siteDir, docsDir, CATALOG_FILE);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ApiCatalog) : catalog;
}
