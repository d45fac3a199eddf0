import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {ApiCatalog} from '../../site/api/catalog';
import {hashModules} from '../../site/modules/hashModules';
import {findVersion} from '../../site/packages/findPackage';
import type {ApiData} from '@mui-x-docs/api-extractor/types';

/** Packages whose types the types of the catalog's packages are made from. */
const BENEATH = ['@mui/material', '@mui/system', '@mui/x-internals', '@types/react', 'typescript'];

const EXTRACTOR = require.resolve('@mui-x-docs/api-extractor/extractApi');

function cacheKey(catalog: ApiCatalog, root: string): string {
  const names = [...catalog.flatMap(({packages}) => Object.values(packages)), ...BENEATH];
  const versions = names.map((name) => `${name}@${findVersion(root, name)}`);
  return (
    createHash('sha256')
      .update(JSON.stringify([versions, catalog]))
      // Another extractor reads the same packages differently.
      .update(hashModules([EXTRACTOR]))
      .digest('hex')
      .slice(0, 20)
  );
}

/**
 * The API of a catalog, from the cache where the same packages have been read before.
 *
 * @param root folder from which the packages resolve.
 * @param cacheDir folder for what has been read, by package versions.
 * @throws with one line when a package is not installed, a component unknown or a type not readable.
 */
export async function loadApi(
  catalog: ApiCatalog,
  root: string,
  cacheDir: string,
): Promise<ApiData> {
  const file = path.join(cacheDir, `${cacheKey(catalog, root)}.json`);
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ApiData;
  }
  // TypeScript and 3,000 declaration files: only where they are needed.
  const {extractApi} = await import('@mui-x-docs/api-extractor/extractApi');
  const {findPackages} = await import('@mui-x-docs/api-extractor/loadPackages');
  const data = extractApi(catalog, findPackages(catalog, root), root);
  fs.mkdirSync(cacheDir, {recursive: true});
  // Written beside and renamed, so that a build that runs at the same time never reads half a file.
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify(data));
  fs.renameSync(temporary, file);
  return data;
}
