import fs from 'node:fs';
import path from 'node:path';
import {DEMO_TAGS, listDemos} from '../../site/demos/readDemo';
import {failAt, readAttributes, walk, type MdxFile, type MdxNode} from '../../site/mdx/mdxNodes';
import {findDemoFolder} from '../../site/pages/pageFiles';

/**
 * The step that compares a page with the demos that lie beside it: each is on the page, once. `npm start` only warns of one that
 * is not.
 */
export function remarkDemos({siteDir}: {siteDir: string}) {
  return (tree: MdxNode, file: MdxFile): void => {
    const lines = new Map<string, number | undefined>();
    walk(tree, (node) => {
      const isDemo = DEMO_TAGS.some((tag) => tag === node.name);
      const name = isDemo ? readAttributes(node).get('name') : undefined;
      if (typeof name !== 'string') {
        return;
      }
      if (lines.has(name)) {
        throw failAt(
          file,
          node,
          `<${node.name} name="${name}">: line ${lines.get(name)} shows the same demo already: show it once.`,
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
      const fault = failAt(
        file,
        {type: 'root', position: {start: {line: 1}}},
        `${unused.join(', ')} beside the page ${unused.length > 1 ? 'are demos' : 'is a demo'} that it does not show: add <Demo name="${unused[0]}" /> or delete the file.`,
      );
      if (process.env.NODE_ENV !== 'development') {
        throw fault;
      }
      // While a page is written, a demo is there before it is shown: that page is to be seen all the same.
      process.stderr.write(`[WARNING] ${fault.message}\n`);
    }
  };
}
