import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {isPageOf} from '../PageTree/findPageFlags';

interface Leaf {
  link: PropSidebarItemLink;
  /** The groups that the page lies in, from the outside in. */
  groups: readonly PropSidebarItemCategory[];
}

export interface Neighbour {
  href: string;
  label: string;
  /** The group that the way enters, without which an "Overview" could be that of anything. */
  group?: string | undefined;
}

/** The pages of the tree in their order. Rows that lead to another site, to a heading, or to a page that is not listed are no pages of it. */
function listLeaves(items: readonly PropSidebarItem[], groups: Leaf['groups'] = []): Leaf[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return listLeaves(item.items, [...groups, item]);
    }
    return item.type === 'link' &&
      item.href.startsWith('/') &&
      !item.href.includes('#') &&
      !item.unlisted
      ? [{link: item, groups}]
      : [];
  });
}

/** The pages before and after the page of a path: none before the first, none after the last, none at all for a page that is not in the tree. */
export function findNeighbours(
  items: readonly PropSidebarItem[],
  path: string,
): {previous?: Neighbour | undefined; next?: Neighbour | undefined} {
  const leaves = listLeaves(items);
  const index = leaves.findIndex(({link}) => isPageOf(link, path));
  const own = leaves[index];
  if (!own) {
    return {};
  }
  const describe = (leaf: Leaf | undefined): Neighbour | undefined =>
    leaf && {
      href: leaf.link.href,
      label: leaf.link.label,
      group: leaf.groups.find((group) => !own.groups.includes(group))?.label,
    };
  return {previous: describe(leaves[index - 1]), next: describe(leaves[index + 1])};
}
