import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../files/files';
import {findLine} from '../problems/findLine';
import {reportProblems, type Problem} from '../problems/problemStore';
import {SOURCE_LANGUAGE} from '../languages/shared';
import {findClosestName} from '../suggestions/findClosestName';
import {getPageTitle, type PageTitles} from '../pages/shared';
import {listOlderKeys} from './checkLabels';
import {checkTitles} from './checkTitles';
import {findCatalog, readPageTitles} from '../pages/readPageTitles';
import {checkFlags} from './checkFlags';
import type {PageFlags, SidebarItemProps} from './shared';
import {readLanguage} from '../languages/readLanguage';

interface BaseItem {
  label: string;
  /** The key of the item for translators. */
  key?: string;
  customProps?: Record<string, unknown>;
}

interface PageItem extends BaseItem {
  type: 'doc';
  id: string;
}

interface LinkItem extends BaseItem {
  type: 'link';
  href: string;
}

interface GroupItem extends BaseItem {
  type: 'category';
  items: SidebarItem[];
  collapsible: boolean;
  collapsed: boolean;
}

/** A sidebar item in Docusaurus' format. */
export type SidebarItem = PageItem | LinkItem | GroupItem;

const SITE_DIR = path.resolve(__dirname, '../..');
const DOCS_DIR = path.join(SITE_DIR, 'docs');
const DOCS_ROUTE = '/x/';

/** The problems of the items created so far; `defineSidebar` reports them. */
let problems: Problem[] = [];

const SIDEBAR_FILE = 'sidebars.ts';

/** Adds problems of the item that contains a string. */
const report = (text: string, ...found: readonly Problem[]) =>
  found.forEach((problem) => {
    const line = findLine(SITE_DIR, SIDEBAR_FILE, text);
    problems.push({file: SIDEBAR_FILE, line, ...problem});
  });

/** Replaces an item with problems: an empty group isn't rendered. */
const EMPTY_GROUP: SidebarItem = {
  type: 'category',
  label: '',
  items: [],
  collapsible: false,
  collapsed: false,
};

/** Lists the pages below a folder, in the format of `page()`. */
const listPaths = (docsDir: string): string[] =>
  listFiles(docsDir, (file) => /(?:^|\/)index\.mdx$/.test(file)).map((file) => path.dirname(file));

const withProps = (props: SidebarItemProps): {customProps?: Record<string, unknown>} =>
  Object.keys(props).length > 0 ? {customProps: {...props}} : {};

/** Returns the Docusaurus id of the page at a path in `docs`; `undefined` if it doesn't exist. */
const findDocId = (pagePath: string, docsDir: string): string | undefined =>
  [`${pagePath}/index`, pagePath].find((id) =>
    ['.mdx', '.md'].some((extension) => fs.existsSync(path.join(docsDir, id + extension))),
  );

/**
 * Creates the item of a page: `page('react-data-grid/export', 'Export')` is
 * `docs/react-data-grid/export/index.mdx`. The default label is derived from the path. A path with
 * a hash (`react-charts/#planned-charts`) links to that heading.
 *
 * @param docsDir the folder of the pages; only tests set another
 */
export function page(
  pagePath: string,
  label = getPageTitle({pathname: DOCS_ROUTE + pagePath}) ?? pagePath,
  flags: PageFlags = {},
  docsDir = DOCS_DIR,
): SidebarItem {
  const item = `page('${pagePath}')`;
  report(pagePath, ...checkFlags(flags, item));
  if (/^\/|\/$|^x\//.test(pagePath)) {
    report(pagePath, {
      message: `${item} must be a folder path below docs, without a slash at either end.`,
    });
    return EMPTY_GROUP;
  }
  const shared = {label, key: pagePath, ...withProps(flags)};
  if (pagePath.includes('#')) {
    return {type: 'link', href: DOCS_ROUTE + pagePath, ...shared};
  }
  const id = findDocId(pagePath, docsDir);
  if (!id) {
    const similar = findClosestName(pagePath, listPaths(docsDir));
    report(pagePath, {
      message: `No document for ${item}.`,
      fix: `${similar ? `Did you mean '${similar}'? If not, create` : 'Create'} docs/${pagePath}/index.mdx or remove the line.`,
    });
    return EMPTY_GROUP;
  }
  return {type: 'doc', id, ...shared};
}

/** Creates a collapsible group. Its pages inherit its plan. */
export function group(label: string, items: SidebarItem[], flags: PageFlags = {}): SidebarItem {
  report(label, ...checkFlags(flags, `group('${label}')`));
  return {
    type: 'category',
    label,
    items,
    collapsible: true,
    collapsed: true,
    ...withProps(flags),
  };
}

/** Creates a label above its items, which are always visible and at the same level. */
export function subheader(label: string, items: SidebarItem[], flags: PageFlags = {}): SidebarItem {
  report(label, ...checkFlags(flags, `subheader('${label}')`));
  return {
    type: 'category',
    label,
    items,
    collapsible: false,
    collapsed: false,
    ...withProps({...flags, subheader: true}),
  };
}

/**
 * Creates a link to a full URL. It's never the active page, and isn't one of the previous and next
 * pages.
 */
export function external(href: string, label: string): SidebarItem {
  if (!/^https?:\/\//.test(href)) {
    report(href, {message: `external('${href}') must be a URL that starts with https://.`});
    return EMPTY_GROUP;
  }
  return {type: 'link', href, label, key: slug(label)};
}

function slug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the titles of the language that is built, after a check that they match the items. */
function readTitles(rows: readonly string[]): PageTitles {
  const language = readLanguage();
  const catalog = readPageTitles(SITE_DIR, language);
  // A language without a folder only exists in the configuration so far, so its items are in
  // English.
  if (language !== SOURCE_LANGUAGE && fs.existsSync(path.join(SITE_DIR, 'i18n', language))) {
    const file = findCatalog(SITE_DIR, language) ?? `i18n/page-titles-${language}.json`;
    const olderKeys = listOlderKeys(SITE_DIR);
    problems.push(...checkTitles({file, catalog, rows, olderKeys}));
  }
  return {...catalog.unwritten, ...catalog.pages};
}

/**
 * Returns the target of an item, without a trailing slash; `undefined` for items without a target.
 */
function pathnameOf(item: SidebarItem): string | undefined {
  switch (item.type) {
    case 'doc':
      return `${DOCS_ROUTE}${item.id.replace(/\/index$/, '')}`;
    case 'link':
      return item.href;
    case 'category':
      return undefined;
  }
}

/** Returns the key of an item in the title catalog. */
function keyOf(item: SidebarItem): string {
  const pathname = pathnameOf(item);
  // The URL of an external link is configurable, so its text is the key.
  return pathname === undefined || /^https?:/.test(pathname) ? item.label : pathname;
}

/**
 * Lists the keys of the items, except those of the API reference, whose names are the same in every
 * language.
 */
const listKeys = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => [
    ...(/^\/x\/api\/[^/]+\/.+/.test(keyOf(item)) ? [] : [keyOf(item)]),
    ...(item.type === 'category' ? listKeys(item.items) : []),
  ]);

/** Returns the items with translated labels. */
const translate = (items: readonly SidebarItem[], titles: PageTitles): SidebarItem[] =>
  items.map((item) => {
    const label = getPageTitle({pathname: keyOf(item), title: item.label}, titles) ?? item.label;
    return item.type === 'category'
      ? {...item, label, items: translate(item.items, titles)}
      : {...item, label};
  });

/**
 * Creates the sidebar from `page`, `group`, `subheader`, and `external` items. Omits empty groups,
 * gives each group a key (its path in the sidebar, because labels repeat), translates the labels
 * with `titles`, and reports duplicate pages and missing or unused titles.
 *
 * @param titles defaults to those of the language that is built
 */
export function defineSidebar(items: SidebarItem[], titles?: PageTitles): SidebarItem[] {
  const seen = new Set<string>();
  const walk = (list: SidebarItem[], parent: string): SidebarItem[] =>
    list.flatMap((item): SidebarItem[] => {
      if (item.type === 'category') {
        const key = parent ? `${parent}/${slug(item.label)}` : slug(item.label);
        const inside = walk(item.items, key);
        return inside.length > 0 ? [{...item, key, items: inside}] : [];
      }
      const pathname = pathnameOf(item)!;
      if (seen.has(pathname)) {
        report(pathname.replace(DOCS_ROUTE, ''), {
          message: `Duplicate pathname "${pathname}" in the sidebar.`,
          fix: 'Keep one entry.',
        });
        return [];
      }
      seen.add(pathname);
      return [item];
    });
  const tree = walk(items, '');
  const translated = translate(tree, titles ?? readTitles(listKeys(tree)));
  reportProblems(SIDEBAR_FILE, problems);
  problems = [];
  return translated;
}
