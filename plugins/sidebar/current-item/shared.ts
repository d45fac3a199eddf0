import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type {PageFlags, SidebarItemProps} from '../../../site/sidebar/shared';

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** What the tree says of a row itself. */
export function getRowProps(item: PropSidebarItem): SidebarItemProps {
  return item.customProps ?? {};
}

/** Whether a row is the page of that path. A row with an anchor or a full address never is. */
export function isPageOf(item: PropSidebarItem, path: string): boolean {
  return item.type === 'link' && withSlash(item.href) === withSlash(path);
}

/** The row of a path and the groups around it, from the outside in, or nothing when the page is not in the tree. */
export function findRow(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      const inside = findRow(item.items, path);
      if (inside) {
        return [item, ...inside];
      }
    } else if (isPageOf(item, path)) {
      return [item];
    }
  }
  return undefined;
}

/** The flags of the page of a path: its own, and the plan of the nearest group around it when it has none. */
export function findPageFlags(items: readonly PropSidebarItem[], path: string): PageFlags {
  const row = findRow(items, path) ?? [];
  const own = row.at(-1);
  if (!own) {
    return {};
  }
  const {subheader: _, ...flags} = getRowProps(own);
  const plan = row
    .map((item) => getRowProps(item).plan)
    .filter(Boolean)
    .at(-1);
  return {...flags, ...(plan && {plan})};
}

interface Leaf {
  link: PropSidebarItemLink;
  /** The groups that the page lies in, from the outside in. */
  groups: readonly PropSidebarItemCategory[];
}

export interface Neighbor {
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
export function findNeighbors(
  items: readonly PropSidebarItem[],
  path: string,
): {previous?: Neighbor | undefined; next?: Neighbor | undefined} {
  const leaves = listLeaves(items);
  const index = leaves.findIndex(({link}) => isPageOf(link, path));
  const own = leaves[index];
  if (!own) {
    return {};
  }
  const describe = (leaf: Leaf | undefined): Neighbor | undefined =>
    leaf && {
      href: leaf.link.href,
      label: leaf.link.label,
      group: leaf.groups.find((group) => !own.groups.includes(group))?.label,
    };
  return {previous: describe(leaves[index - 1]), next: describe(leaves[index + 1])};
}

/** What a page knows of its place in the tree without the tree: its flags and its neighbors. */
export interface Place {
  flags: PageFlags;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/** The place of the page of a path. */
export function findCurrentItem(items: readonly PropSidebarItem[], path: string): Place {
  return {flags: findPageFlags(items, path), ...findNeighbors(items, path)};
}

/** What a page puts into its route context, since its sidebar may not have been fetched; `useCurrentItem` reads it. */
export function describePage(items: readonly PropSidebarItem[], path: string): {place: Place} {
  return {place: findCurrentItem(items, path)};
}
