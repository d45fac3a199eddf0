import {walk, type MdxNode} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';

/** Replaces a tag of a page with a table in Markdown. */
export function replaceWithTable(node: MdxNode, markdown: string): void {
  const [table] = parseMdx(markdown).children!;
  // The positions are those in the table, not in the page.
  walk(table!, (child) => {
    delete child.position;
  });
  delete node.name;
  delete node.attributes;
  Object.assign(node, table);
}
