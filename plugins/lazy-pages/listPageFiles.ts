import fs from 'node:fs';
import path from 'node:path';
import {listDemos} from '../../site/demos/readDemo';

/**
 * Returns whether a page is the index of its folder, which contains its demos. Other pages, such as
 * `introduction/roadmap.mdx`, have none.
 */
const isIndex = (page: string): boolean => /^index\.mdx?$/.test(path.basename(page));

const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.path, entry.name));

/**
 * Lists the files of a page: itself and its demos.
 *
 * @param page absolute path
 * @param folder the folder of its demos
 */
export function listPageFiles(page: string, folder: string): string[] {
  const demos = new Set(isIndex(page) && fs.existsSync(folder) ? listDemos(folder) : []);
  if (demos.size === 0) {
    return [page];
  }
  const files = fs.readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (!demos.has(entry.name.split('.')[0] ?? '')) {
      return [];
    }
    return entry.isDirectory() ? listFiles(file) : [file];
  });
  return [page, ...files];
}

/**
 * Lists the data files that demos share, of all products or of one. They belong to no page.
 *
 * @param docsDir absolute path of the docs of a version
 */
export const listDataFiles = (docsDir: string): string[] =>
  ['', ...fs.readdirSync(docsDir)]
    .map((name) => path.join(docsDir, name, 'data'))
    .filter((folder) => fs.existsSync(folder))
    .flatMap(listFiles);
