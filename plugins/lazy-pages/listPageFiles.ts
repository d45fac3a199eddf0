import fs from 'node:fs';
import path from 'node:path';
import {listDemos} from '../../site/demos/readDemo';

/** Whether a page has its folder to itself, where its demos lie: others beside it have none, like `introduction/roadmap.mdx`. */
const isIndex = (page: string): boolean => /^index\.mdx?$/.test(path.basename(page));

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
    return entry.isDirectory()
      ? fs
          .readdirSync(file, {withFileTypes: true, recursive: true})
          .filter((inner) => inner.isFile())
          .map((inner) => path.join(inner.path, inner.name))
      : [file];
  });
  return [page, ...files];
}
