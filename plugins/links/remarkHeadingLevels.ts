import {forEachChecked} from '../../site/problems/problemStore';
import {failAt, walk, type MdxFile, type MdxNode} from '../../site/mdx/mdxNodes';

/** Returns the level of a heading, in Markdown or as an HTML element; undefined for other nodes. */
function getLevel({type, depth, name}: MdxNode): number | undefined {
  if (type === 'heading') {
    return depth;
  }
  const [, level] = /^h([1-6])$/.exec((type.startsWith('mdxJsx') && name) || '') ?? [];
  return level ? Number(level) : undefined;
}

/**
 * Rejects a second title, because the title of a page comes from its front matter, and a heading that skips a level, because screen
 * readers list the headings of a page.
 */
export function remarkHeadingLevels({siteDir}: {siteDir: string}) {
  return (tree: MdxNode, file: MdxFile): void => {
    const at = {path: file.path, cwd: siteDir};
    const headings: {node: MdxNode; level: number; before: number}[] = [];
    walk(tree, (node) => {
      const level = getLevel(node);
      if (level !== undefined) {
        headings.push({node, level, before: headings.at(-1)?.level ?? 1});
      }
    });
    forEachChecked(headings, ({node, level, before}) => {
      if (level === 1) {
        throw failAt(
          at,
          node,
          'Duplicate title: the title of a page comes from its front matter.',
          'Remove this line, or write it with ##.',
        );
      }
      if (level > before + 1) {
        throw failAt(
          at,
          node,
          `A heading of level ${level} follows one of level ${before}.`,
          `Write it with ${'#'.repeat(before + 1)}.`,
        );
      }
    });
  };
}
