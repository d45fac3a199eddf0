import {createHash} from 'node:crypto';
import path from 'node:path';
import type {ApiCatalog} from '../../site/api/catalog';
import {readJson, replaceFile} from '../../site/files/files';
import {hashModules} from '../../site/modules/hashModules';
import {findVersion} from '../../site/packages/findPackage';
import type {ApiData} from '@mui-x-docs/api-extractor/types';

/** Packages whose types the packages of the catalog build on. */
const BASE_PACKAGES = [
  '@mui/material',
  '@mui/system',
  '@mui/x-internals',
  '@types/react',
  'typescript',
];

const EXTRACTOR = require.resolve('@mui-x-docs/api-extractor/extractApi');

function cacheKey(catalog: ApiCatalog, root: string): string {
  const names = [...catalog.flatMap(({packages}) => Object.values(packages)), ...BASE_PACKAGES];
  const versions = names.map((name) => `${name}@${findVersion(root, name)}`);
  return (
    createHash('sha256')
      .update(JSON.stringify([versions, catalog]))
      // A different extractor returns different data for the same packages.
      .update(hashModules([EXTRACTOR]))
      .digest('hex')
      .slice(0, 20)
  );
}

/**
 * Returns the API of a catalog, from the cache if the same package versions have been read before.
 *
 * @param root folder from which the packages resolve
 * @param cacheDir folder of the cache, which is keyed by package versions
 * @throws with a one-line message if a package isn't installed, a component is unknown, or a type
 * can't be read
 */
export async function loadApi(
  catalog: ApiCatalog,
  root: string,
  cacheDir: string,
): Promise<ApiData> {
  const file = path.join(cacheDir, `${cacheKey(catalog, root)}.json`);
  const cached = readJson<ApiData>(file);
  if (cached) {
    return cached;
  }
  // Imported lazily, because it loads TypeScript and 3,000 declaration files.
  const {extractApi} = await import('@mui-x-docs/api-extractor/extractApi');
  const {findPackages} = await import('@mui-x-docs/api-extractor/loadPackages');
  const data = extractApi(catalog, findPackages(catalog, root), root);
  replaceFile(file, JSON.stringify(data));
  return data;
}
