import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type {PageFlags, SidebarItemProps} from '../../../site/sidebar/shared';

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** Returns the custom props of a sidebar item. */
export function getRowProps(item: PropSidebarItem): SidebarItemProps {
  return item.customProps ?? {};
}

/**
 * Returns whether a sidebar item links to the page of that path. Items with a hash or a full URL
 * never do.
 */
export function isPageOf(item: PropSidebarItem, path: string): boolean {
  return item.type === 'link' && withSlash(item.href) === withSlash(path);
}

/**
 * Returns the sidebar item of a path and its parent groups, outermost first; `undefined` if the
 * page isn't in the sidebar.
 */
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

/** Returns the flags of a page: its own, and the plan of its closest group if it has none. */
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
  /** The groups of the page, outermost first. */
  groups: readonly PropSidebarItemCategory[];
}

export interface Neighbor {
  href: string;
  label: string;
  /**
   * The group that the link enters. Without it, it would be unclear what an "Overview" belongs to.
   */
  group?: string | undefined;
}

/**
 * Lists the pages of the sidebar in order. Links to other sites or headings and unlisted pages are
 * skipped.
 */
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

/** Returns the pages before and after a page; neither if the page isn't in the sidebar. */
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

/** The sidebar data that a page has without loading the sidebar: its flags and adjacent pages. */
export interface Place {
  flags: PageFlags;
  previous?: Neighbor | undefined;
  next?: Neighbor | undefined;
}

/** Returns the sidebar data of a page. */
export function findCurrentItem(items: readonly PropSidebarItem[], path: string): Place {
  return {flags: findPageFlags(items, path), ...findNeighbors(items, path)};
}

/**
 * Returns the route context of a page, because its sidebar may not have been fetched;
 * `useCurrentItem` reads it.
 */
export function describePage(items: readonly PropSidebarItem[], path: string): {place: Place} {
  return {place: findCurrentItem(items, path)};
}
