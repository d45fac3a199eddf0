import {createError} from '../../site/problems/problemStore';
import {checkNodes, type MdxFile, type MdxNode} from '../../site/mdx/mdxNodes';

/** Returns the level of a Markdown or HTML heading; undefined for other nodes. */
function getLevel({type, depth, name}: MdxNode): number | undefined {
  if (type === 'heading') {
    return depth;
  }
  const [, level] = /^h([1-6])$/.exec((type.startsWith('mdxJsx') && name) || '') ?? [];
  return level ? Number(level) : undefined;
}

/**
 * Rejects a second title, because the title of a page comes from its front matter, and a heading
 * that skips a level, because screen readers list the headings of a page.
 */
export function remarkHeadingLevels({siteDir}: {siteDir: string}) {
  return (tree: MdxNode, {path}: MdxFile): void => {
    let last = 1;
    checkNodes(tree, {path, cwd: siteDir}, (node) => {
      const before = last;
      last = getLevel(node) ?? before;
      if (getLevel(node) === 1) {
        throw createError(
          'Duplicate title: the title of a page comes from its front matter.',
          'Remove this line, or write it with ##.',
        );
      }
      if (last > before + 1) {
        const fix = `Write it with ${'#'.repeat(before + 1)}.`;
        throw createError(`A heading of level ${last} follows one of level ${before}.`, fix);
      }
    });
  };
}
