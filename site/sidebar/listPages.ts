import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {IndexedPage, ListedGroup, ListedPage, PageFlags} from './shared';

type Item = LoadedVersion['sidebars'][string][number];

/** The pages and sidebars of a version. */
export interface TreeContent {
  versionName: string;
  sidebars: Record<string, Item[]>;
  docs: (Pick<
    LoadedVersion['docs'][number],
    'id' | 'source' | 'permalink' | 'frontMatter' | 'draft' | 'unlisted'
  > & {description?: string})[];
}

/**
 * Lists the pages of a version by sidebar group, without other links. Labels are in the language
 * that is built.
 */
export function listPages({sidebars, docs}: TreeContent): ListedGroup[] {
  const pages = new Map(docs.map((doc) => [doc.id, doc]));

  const toGroup = (title: string, items: readonly Item[], inherited: PageFlags['plan']) => {
    const group: ListedGroup = {title, pages: [], groups: []};
    for (const item of items) {
      const plan = (item.customProps as PageFlags | undefined)?.plan ?? inherited;
      if (item.type === 'category') {
        const inside = toGroup(item.label, item.items, plan);
        if (inside.pages.length + inside.groups.length > 0) {
          group.groups.push(inside);
        }
      } else if (item.type === 'doc' || item.type === 'ref') {
        const page = pages.get(item.id);
        const {products} = (page?.frontMatter ?? {}) as Pick<IndexedPage, 'products'>;
        if (page) {
          group.pages.push({
            path: page.permalink,
            title: item.label ?? item.id,
            ...(page.description && {description: page.description}),
            ...(plan && {plan}),
            ...(products && {products}),
          });
        }
      }
    }
    return group;
  };

  const groups = Object.values(sidebars).flatMap((sidebar) => {
    const top = toGroup('', sidebar, undefined);
    return top.pages.length > 0 ? [{...top, groups: []}, ...top.groups] : top.groups;
  });
  addPagesWithoutItems(groups, docs);
  return groups;
}

const parentOf = (pagePath: string): string => pagePath.replace(/[^/]+\/$/, '');

/** Returns all pages of some groups, and the innermost group of each. */
const listWithGroups = (groups: readonly ListedGroup[]): [IndexedPage, ListedGroup][] =>
  groups.flatMap((group) => [
    ...group.pages.map((page): [IndexedPage, ListedGroup] => [page, group]),
    ...listWithGroups(group.groups),
  ]);

/**
 * Adds the pages that show the sidebar but have no item in it, such as those of default slots, to
 * the group of the pages next to them.
 */
function addPagesWithoutItems(groups: readonly ListedGroup[], docs: TreeContent['docs']): void {
  const listed = listWithGroups(groups);
  const paths = new Set(listed.map(([page]) => page.path));
  for (const {permalink, frontMatter, description, draft, unlisted} of docs) {
    if (!frontMatter.displayed_sidebar || paths.has(permalink) || draft || unlisted) {
      continue;
    }
    const parent = parentOf(permalink);
    listed
      .findLast(([page]) => parentOf(page.path) === parent)?.[1]
      .pages.push({
        path: permalink,
        title: String(frontMatter.sidebar_label ?? frontMatter.title),
        ...(description && {description}),
      });
  }
}

/** Returns the groups below the index of a directory, such as `/x/recipes/`. */
export const listGroupsOf = (groups: readonly ListedGroup[], indexPath: string): ListedGroup[] =>
  groups.find(({pages}) => pages.some(({path}) => path.endsWith(indexPath)))?.groups ?? [];

/**
 * Flattens the groups to one list of pages, each with its groups in its title: `Data Grid › Columns
 * › Column pinning`.
 */
export function flattenPages(groups: readonly ListedGroup[], parents: string[] = []): ListedPage[] {
  return groups.flatMap((group) => {
    const way = group.title ? [...parents, group.title] : parents;
    return [
      ...group.pages.map(({path, title, plan}) => ({
        path,
        title: [...way, title].join(' › '),
        ...(plan && {plan}),
      })),
      ...flattenPages(group.groups, way),
    ];
  });
}
