import fs from 'node:fs';
import path from 'node:path';
import {packagesOf, PRODUCTS} from '../../site/products/shared';
import {listLibraries, offersLibraries, readVariant} from './readVariants';
import {findPackageFile} from './options';
import {listDemos, readDemo} from '../../site/demos/readDemo';

/** Modules that edited demos may import in addition to those that the demos import. */
const ALWAYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@mui/material',
  '@mui/material/styles',
  '@mui/material/colors',
  ...PRODUCTS.flatMap(packagesOf),
  '@mui/x-date-pickers/AdapterDayjs',
  'dayjs',
];

/** Lists `folder` and all folders below it, except those that contain the files of one demo. */
function listFolders(folder: string): string[] {
  const inside = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter(
      (entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules',
    )
    .flatMap((entry) => listFolders(path.join(folder, entry.name)));
  return [folder, ...inside];
}

/** Lists the folders of pages below `docsDir` that have demos, with the demos' names. */
export function listDemoFolders(docsDir: string): {folder: string; names: string[]}[] {
  return listFolders(docsDir)
    .filter((folder) =>
      ['index.mdx', 'index.md'].some((page) => fs.existsSync(path.join(folder, page))),
    )
    .map((folder) => ({folder, names: listDemos(folder)}))
    .filter(({names}) => names.length > 0);
}

/**
 * Lists the public modules that the runner provides: those that demos below `docsDir` import, and
 * common ones that users may add.
 */
export function listRunnerModules(siteDir: string, docsDir: string): string[] {
  const found = new Set(ALWAYS);
  const isOffered = offersLibraries(findPackageFile(siteDir, docsDir));
  for (const {folder, names} of listDemoFolders(docsDir)) {
    for (const name of names) {
      const demo = readDemo({siteDir, folder, name});
      const others = listLibraries(demo, folder, isOffered)
        .slice(1)
        .map((library) => readVariant(demo, library, {siteDir, folder}));
      for (const {imports} of [demo, ...others]) {
        imports.forEach((request) => found.add(request));
      }
    }
  }
  return [...found].sort();
}
