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

/** Returns whether a label can be written to a line of {@link CompactSidebars}. */
const isPlain = (label: string) => !/^[-+=]|[\t\n]/.test(label);

/** The page's path below `base`, as {@link CompactSidebars} has it, where address and doc id follow from it. */
function pagePath(item: PropSidebarItem, base: string): string | undefined {
  if (item.type !== 'link' || !item.href.startsWith(base) || !isPlain(item.label)) return undefined;
  const path = item.href.slice(base.length, -1);
  if (`${base}${path}/` !== item.href || path.includes('!')) return undefined;
  if (item.docId === `${path}/index`) return path;
  return item.docId === path ? `${path}!` : undefined;
}

/** Only what differs from `usual`, without what holds nothing. */
function differences(item: object, usual: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(item).filter(
      ([key, value]) => value !== undefined && !isDeepStrictEqual(value, usual[key]),
    ),
  );
}

/** The entry without its `key`: the name that translators know it by has done its work. */
function withoutKeys({key: _key, ...item}: PropSidebarItem & {key?: string}): PropSidebarItem {
  return item.type === 'category' ? {...item, items: item.items.map(withoutKeys)} : item;
}

/** Puts the sidebars of a version into their compact form, and makes sure that it unfolds to what it was. */
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
      'docusaurus-plugin-first-load: the compact sidebars do not unfold to the sidebars of this site: fix compactSidebars.ts.',
    );
  }
  return compact;
}

/** The props of a version's route, if that is what a generated JSON file holds. */
export function asVersionProps(json: unknown): PropVersionMetadata | undefined {
  const {version} = (json ?? {}) as {version?: Partial<PropVersionMetadata>};
  return version?.docsSidebars && version.docs ? (version as PropVersionMetadata) : undefined;
}

/** The props of a version's route without what grows with its pages: the sidebars are empty, and there is no list of docs. */
export function emptyVersion(version: PropVersionMetadata): {version: PropVersionMetadata} {
  const docsSidebars = Object.fromEntries(
    Object.keys(version.docsSidebars).map((name) => [name, []]),
  );
  return {version: {...version, docsSidebars, docs: {}}};
}
