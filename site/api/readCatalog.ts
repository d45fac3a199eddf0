import path from 'node:path';
import {readJson} from '../files/files';
import {catalog, type ApiCatalog} from './catalog';

/** The file with the API pages of a version in a separate folder. */
export const CATALOG_FILE = 'api-catalog.json';

/**
 * Returns the API pages of a version: those in the folder of an older version, or those in
 * catalog.ts.
 */
export function readCatalog(siteDir: string, docsDir: string): ApiCatalog {
  return readJson<ApiCatalog>(path.join(siteDir, docsDir, CATALOG_FILE)) ?? catalog;
}
