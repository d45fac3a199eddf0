import fs from 'node:fs';
import path from 'node:path';
import {listDemos} from '../../site/demos/readDemo';
import {
  checkNodes,
  locate,
  readAttributes,
  type MdxFile,
  type MdxNode,
} from '../../site/mdx/mdxNodes';
import {findDemoFolder} from '../../site/pages/pageFiles';
import {createError} from '../../site/problems/problemStore';

/**
 * Checks that a page shows each demo next to it once. `npm start` only warns of a demo that isn't shown.
 */
export function remarkDemos({siteDir}: {siteDir: string}) {
  return (tree: MdxNode, file: MdxFile): void => {
    const lines = new Map<string, number | undefined>();
    checkNodes(tree, file, (node) => {
      const name = node.name === 'Demo' ? readAttributes(node).get('name') : undefined;
      if (typeof name !== 'string') {
        return;
      }
      if (lines.has(name)) {
        throw createError(
          `Duplicate demo "${name}": line ${lines.get(name)} shows it, too.`,
          'Remove one of the tags.',
        );
      }
      lines.set(name, node.position?.start.line);
    });

    const page = file.path ?? '';
    const folder = path.dirname(page);
    const isTranslated = findDemoFolder(siteDir, page) !== folder;
    if (isTranslated || !/^index\.mdx?$/.test(path.basename(page)) || !fs.existsSync(folder)) {
      return;
    }
    const unused = listDemos(folder).filter((name) => !lines.has(name));
    if (unused.length > 0) {
      const problem = createError(
        `The page doesn't show the ${unused.length > 1 ? 'demos' : 'demo'} "${unused.join('", "')}" next to it.`,
        `Add \`<Demo name="${unused[0]}" />\`, or delete the file.`,
        locate(file),
      );
      if (process.env.NODE_ENV !== 'development') {
        throw problem;
      }
      // While an author writes a page, a demo exists before the page shows it, and the page must
      // still compile.
      process.stderr.write(`[WARNING] ${problem.message}\n`);
    }
  };
}
