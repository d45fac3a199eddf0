import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {PageFlags, PageTreeProps} from '@site/plugins/page-tree/shared';

const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

/** What the tree says of a row itself. */
export function getRowProps(item: PropSidebarItem): PageTreeProps {
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
