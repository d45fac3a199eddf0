import fs from 'node:fs';
import path from 'node:path';
import {readMdx} from '../mdx/readMdx';

/** A recipe in the Markdown version of their index. */
interface Recipe {
  /** Its path, such as `/x/recipes/react-hook-form/`. */
  page: string;
  title: string;
  description: string;
}

/** Lists the recipes of a version of the docs, sorted by path. */
export function listRecipes(docsDir: string): Recipe[] {
  const folder = path.join(docsDir, 'recipes');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return names.flatMap((name) => {
    const file = path.join(folder, name, 'index.mdx');
    if (!fs.existsSync(file)) {
      return [];
    }
    const {title, description} = readMdx(fs.readFileSync(file, 'utf8')).frontMatter;
    return [{page: `/x/recipes/${name}/`, title: String(title), description: String(description)}];
  });
}
