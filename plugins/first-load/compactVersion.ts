import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {isDeepStrictEqual} from 'node:util';
import {expandVersion, type CompactVersion} from './browser/expandVersion';
import {encodePaths} from './browser/pathList';

/** Text that can stand in a line of {@link CompactVersion}. */
const isPlain = (label: string) => !/^[-+=]|[\t\n]/.test(label);

/** The page's path below `base`, as {@link CompactVersion} has it, where address and doc id follow from it. */
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

/**
 * Puts the sidebars of a version into their compact form and leaves out the list of docs, which only doc cards
 * read. Makes sure that the rest unfolds to what it was.
 */
export function compactVersion(version: PropVersionMetadata, base: string): CompactVersion {
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
  const {docs: _docs, docsSidebars, ...rest} = version;
  const trees = Object.entries(docsSidebars).map(
    ([id, items]) => [id, items.map(withoutKeys)] as const,
  );
  const sidebars = Object.fromEntries(
    trees.map(([id, items]) => [id, items.flatMap(toLines).join('\n')]),
  );
  const compact: CompactVersion = {
    version: rest,
    base,
    paths: encodePaths(paths),
    sidebars,
    extras: extras.map((json) => JSON.parse(json) as Record<string, unknown>),
    others,
  };
  const expected = {...version, docsSidebars: Object.fromEntries(trees), docs: {}};
  if (!isDeepStrictEqual(expandVersion(compact).version, expected)) {
    throw new Error(
      'plugins/first-load: the compact sidebars do not unfold to the sidebars of this site: mend compactVersion.ts.',
    );
  }
  return compact;
}

/** The props of a version's route, if that is what a generated JSON file holds. */
export function asVersionProps(json: unknown): PropVersionMetadata | undefined {
  const {version} = (json ?? {}) as {version?: Partial<PropVersionMetadata>};
  return version?.docsSidebars && version.docs ? (version as PropVersionMetadata) : undefined;
}

/** The module that takes the place of the JSON file with the props of a version's route. */
export function renderVersionModule(compact: CompactVersion, expandVersionModule: string): string {
  return `import {expandVersion} from ${JSON.stringify(expandVersionModule)};

export default expandVersion(${JSON.stringify(compact)});
`;
}
