import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropSidebars,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {isDeepStrictEqual} from 'node:util';
import {expandSidebars, type CompactSidebars} from './browser/expandSidebars';
import {encodePaths} from './browser/pathList';

/** Returns `true` if a label can be written to a line of {@link CompactSidebars}. */
const isPlain = (label: string) => !/^[-+=]|[\t\n]/.test(label);

/**
 * Returns the page's path below `base` in the format of {@link CompactSidebars}; `undefined` if the
 * URL and doc id can't be derived from it.
 */
function pagePath(item: PropSidebarItem, base: string): string | undefined {
  if (item.type !== 'link' || !item.href.startsWith(base) || !isPlain(item.label)) return undefined;
  const path = item.href.slice(base.length, -1);
  if (`${base}${path}/` !== item.href || path.includes('!')) return undefined;
  if (item.docId === `${path}/index`) return path;
  return item.docId === path ? `${path}!` : undefined;
}

/** Returns the properties that differ from `usual`, without undefined values. */
function differences(item: object, usual: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(item).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(value, usual[key]),
    ),
  );
}

/** Removes the `key` of an item, which is only needed for translation. */
function withoutKeys({key: _key, ...item}: PropSidebarItem & {key?: string}): PropSidebarItem {
  return item.type === 'category' ? {...item, items: item.items.map(withoutKeys)} : item;
}

/**
 * Converts the sidebars of a version to their compact format, and checks that they expand to the
 * same sidebars.
 */
export function compactSidebars(docsSidebars: PropSidebars, base: string): CompactSidebars {
  const paths: string[] = [];
  const extras: string[] = [];
  const others: PropSidebarItem[] = [];
  const toLine = (text: string, more: Record<string, unknown>): string => {
    if (Object.keys(more).length === 0) return text;
    const json = JSON.stringify(more);
    if (!extras.includes(json)) extras.push(json);
    return `${text}\t${extras.indexOf(json)}`;
  };
  const toLines = (item: PropSidebarItem): string[] => {
    const path = pagePath(item, base);
    if (path !== undefined) {
      const {type, label, href, docId, ...rest} = item as PropSidebarItemLink;
      paths.push(path);
      return [toLine(label, differences(rest, {unlisted: false}))];
    }
    if (item.type === 'category' && isPlain(item.label)) {
      const {type, label, items, ...rest} = item satisfies PropSidebarItemCategory;
      const more = differences(rest, {collapsed: true, collapsible: true});
      return [toLine(`+${label}`, more), ...items.flatMap(toLines), '-'];
    }
    others.push(item);
    return ['='];
  };
  const trees = Object.entries(docsSidebars).map(
    ([id, items]) => [id, items.map(withoutKeys)] as const,
  );
  const sidebars = Object.fromEntries(
    trees.map(([id, items]) => [id, items.flatMap(toLines).join('\n')]),
  );
  const compact: CompactSidebars = {
    base,
    paths: encodePaths(paths),
    sidebars,
    extras: extras.map((json) => JSON.parse(json) as Record<string, unknown>),
    others,
  };
  if (!isDeepStrictEqual(expandSidebars(compact), Object.fromEntries(trees))) {
    throw new Error(
      'docusaurus-plugin-first-load: The compact sidebars don\'t expand to the sidebars of this site. Fix "compactSidebars.ts".',
    );
  }
  return compact;
}

/** Returns the props of a version's route, if a generated JSON file contains them. */
export function asVersionProps(json: unknown): PropVersionMetadata | undefined {
  const {version} = (json ?? {}) as {version?: Partial<PropVersionMetadata>};
  return version?.docsSidebars && version.docs ? (version as PropVersionMetadata) : undefined;
}

/**
 * Returns the props of a version's route without the data that grows with its pages: the sidebars
 * are empty, and the list of docs is omitted.
 */
export function emptyVersion(version: PropVersionMetadata): {version: PropVersionMetadata} {
  const docsSidebars = Object.fromEntries(
    Object.keys(version.docsSidebars).map((name) => [name, []]),
  );
  return {version: {...version, docsSidebars, docs: {}}};
}
