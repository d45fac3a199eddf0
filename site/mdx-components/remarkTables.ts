import {becomeTableHeader, headingTextOf, textOf, walk, type MdxNode} from '../mdx/mdxNodes';

/**
 * Remark plugin that makes tables accessible: column headers, and the first cell of each row as its
 * header. The caption is the section's heading, which `ScrollTable` renders for screen readers.
 * Further tables of the section have a number after it.
 */
export function remarkTables() {
  return (tree: MdxNode): void => {
    let caption: string | undefined;
    let count = 0;
    walk(tree, (node) => {
      if (node.type === 'heading') {
        caption = node.depth === 1 ? undefined : headingTextOf(node);
        count = 0;
      } else if (node.type === 'table') {
        const [head, ...rows] = node.children ?? [];
        for (const cell of head?.children ?? []) {
          cell.data ??= {};
          if (textOf(cell).trim() && !cell.data.hName) {
            becomeTableHeader(cell, {scope: 'col'});
          }
        }
        for (const {children: [first, ...others] = []} of rows) {
          if (first && others.length > 0 && textOf(first).trim() && !first.data?.hName) {
            becomeTableHeader(first, {scope: 'row'});
          }
        }
        if (caption) {
          count += 1;
          node.data = {
            ...node.data,
            hProperties: {caption: count === 1 ? caption : `${caption} (${count})`},
          };
        }
      }
    });
  };
}
