import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {isPageOf} from '../PageTree/findPageFlags';

/** The pages of the tree in their order. Rows that lead to another site, to a heading, or to a page that is not listed are no pages of it. */
function listLeaves(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return listLeaves(item.items);
    }
    return item.type === 'link' &&
      item.href.startsWith('/') &&
      !item.href.includes('#') &&
      !item.unlisted
      ? [item]
      : [];
  });
}

/** The pages before and after the page of a path: none before the first, none after the last, none at all for a page that is not in the tree. */
export function findNeighbours(
  items: readonly PropSidebarItem[],
  path: string,
): {previous?: PropSidebarItemLink; next?: PropSidebarItemLink} {
  const leaves = listLeaves(items);
  const index = leaves.findIndex((leaf) => isPageOf(leaf, path));
  return index < 0 ? {} : {previous: leaves[index - 1], next: leaves[index + 1]};
}
