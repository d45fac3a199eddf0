import fs from 'node:fs';
import path from 'node:path';
import {listDemos} from '../../site/demos/readDemo';

/** Whether a page has its folder to itself, where its demos lie: others beside it have none, like `introduction/roadmap.mdx`. */
const isIndex = (page: string): boolean => /^index\.mdx?$/.test(path.basename(page));

const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.path, entry.name));

/**
 * The files that a page is made of: itself, and its demos beside it.
 *
 * @param page absolute path
 * @param folder that its demos lie in
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
 * Returns the files with data that demos share, all of them or those of a product; they belong to no page.
 *
 * @param docsDir absolute path of the docs of a version
 */
export const listDataFiles = (docsDir: string): string[] =>
  ['', ...fs.readdirSync(docsDir)]
    .map((name) => path.join(docsDir, name, 'data'))
    .filter((folder) => fs.existsSync(folder))
    .flatMap(listFiles);
