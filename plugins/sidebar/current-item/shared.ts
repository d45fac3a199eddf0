import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import type {PageFlags, SidebarItemProps} from '../../../site/sidebar/shared';

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** Returns the custom props of a sidebar item. */
export function getItemProps(item: PropSidebarItem): SidebarItemProps {
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
export function findItemPath(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarItem[] | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      const inside = findItemPath(item.items, path);
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
  const itemPath = findItemPath(items, path) ?? [];
  const own = itemPath.at(-1);
  if (!own) {
    return {};
  }
  const {subheader: _, ...flags} = getItemProps(own);
  const plan = itemPath
    .map((item) => getItemProps(item).plan)
    .filter(Boolean)
    .at(-1);
  return {...flags, ...(plan && {plan})};
}

interface SidebarPage {
  link: PropSidebarItemLink;
  /** The groups of the page, outermost first. */
  groups: readonly PropSidebarItemCategory[];
}

export interface AdjacentPage {
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
function listSidebarPages(
  items: readonly PropSidebarItem[],
  groups: SidebarPage['groups'] = [],
): SidebarPage[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return listSidebarPages(item.items, [...groups, item]);
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
export function findAdjacentPages(
  items: readonly PropSidebarItem[],
  path: string,
): {previous?: AdjacentPage | undefined; next?: AdjacentPage | undefined} {
  const pages = listSidebarPages(items);
  const index = pages.findIndex(({link}) => isPageOf(link, path));
  const own = pages[index];
  if (!own) {
    return {};
  }
  const describe = (page: SidebarPage | undefined): AdjacentPage | undefined =>
    page && {
      href: page.link.href,
      label: page.link.label,
      group: page.groups.find((group) => !own.groups.includes(group))?.label,
    };
  return {previous: describe(pages[index - 1]), next: describe(pages[index + 1])};
}

/** The sidebar data that a page has without loading the sidebar: its flags and adjacent pages. */
export interface CurrentItem {
  flags: PageFlags;
  previous?: AdjacentPage | undefined;
  next?: AdjacentPage | undefined;
}

/** Returns the sidebar data of a page. */
export function findCurrentItem(items: readonly PropSidebarItem[], path: string): CurrentItem {
  return {flags: findPageFlags(items, path), ...findAdjacentPages(items, path)};
}

/**
 * Returns the route context of a page, because its sidebar may not have been fetched;
 * `useCurrentItem` reads it.
 */
export function describePage(
  items: readonly PropSidebarItem[],
  path: string,
): {currentItem: CurrentItem} {
  return {currentItem: findCurrentItem(items, path)};
}
