import fs from 'node:fs';
import path from 'node:path';
import {packagesOf, PRODUCTS} from '../../site/products/shared';
import {listLibraries, offersLibraries, readVariant} from './readVariants';
import {findPackageFile} from './options';
import {listDemos, readDemo} from '../../site/demos/readDemo';

/** What readers may import in an edited demo beyond what the demos themselves import. */
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

/** Every folder below `folder`, itself first, without the ones that hold the files of a demo. */
function listFolders(folder: string): string[] {
  const inside = fs
    .readdirSync(folder, {withFileTypes: true})
    .filter(
      (entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && entry.name !== 'node_modules',
    )
    .flatMap((entry) => listFolders(path.join(folder, entry.name)));
  return [folder, ...inside];
}

/** The folders of pages below `docsDir` that have demos, with the names of these. */
export function listDemoFolders(docsDir: string): {folder: string; names: string[]}[] {
  return listFolders(docsDir)
    .filter((folder) =>
      ['index.mdx', 'index.md'].some((page) => fs.existsSync(path.join(folder, page))),
    )
    .map((folder) => ({folder, names: listDemos(folder)}))
    .filter(({names}) => names.length > 0);
}

/** The public modules that the runner offers: what demos below `docsDir` import, and a base for what readers add. */
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
