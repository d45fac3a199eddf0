/** Types and rules of the API reference that both the build and the page use. */

import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {
  ApiClass,
  ApiEntry,
  ApiMember,
  ApiSlot,
  HistoryKind,
  RemovedName,
} from '@mui-x-docs/api-extractor/types';
import type {PaidPlan} from '../plans/shared';
import type {ProductName} from '../products/shared';

/**
 * The file with all exports of an area's packages, in the folder of its pages. Agents use it to
 * look up names.
 */
export const EXPORTS_FILE = 'exports.json';

export type RowKind = 'prop' | 'slot' | 'class' | 'property' | 'event' | 'selector' | 'export';

/** Returns the kind of row for a name of the history. Methods are properties of the API object. */
export function rowKindOf(kind: HistoryKind): RowKind {
  switch (kind) {
    case 'prop':
    case 'slot':
    case 'class':
    case 'property':
    case 'event':
    case 'selector':
      return kind;
    case 'method':
      return 'property';
    default:
      return 'export';
  }
}

/**
 * Returns the id of a removed name's row on the page of a component or product: that of its former
 * row, if it had one.
 */
export const removedRowId = (page: string, {kind, name}: RemovedName): string =>
  rowId(page, rowKindOf(kind), name);

/**
 * Returns the id of a row: `data-grid-prop-rows`, `data-grid-slot-toolbar`,
 * `grid-col-def-property-field`.
 */
export function rowId(page: string, kind: RowKind, name: string): string {
  return `${toKebabCase(page)}-${kind}-${name}`;
}

/** The kind of rows on a page of members, and the prefix of their ids. */
export interface RowScope {
  kind: 'prop' | 'property' | 'event' | 'selector';
  page: string;
}

/**
 * Returns the row scope of a page or list. Methods in a guide have the ids of their rows on the API
 * object's page.
 */
export function rowScopeOf({entry, list}: Pick<ApiPageData, 'entry' | 'list'>): RowScope {
  switch (list) {
    case 'events':
      return {kind: 'event', page: 'Grid'};
    case 'selectors':
      return {kind: 'selector', page: 'Grid'};
    default:
      return {kind: entry.kind === 'interface' ? 'property' : 'prop', page: entry.name};
  }
}

/** A row of the API reference: a member, slot, or class with its id. */
export type ApiRow = {
  name: string;
  /** The API entry that documents the row; the first part of the id. */
  page: string;
  /** The id of its element. */
  id: string;
} & (
  | {kind: RowScope['kind']; row: ApiMember}
  | {kind: 'slot'; row: ApiSlot}
  | {kind: 'class'; row: ApiClass}
);

/**
 * Lists the rows of a page or list in the order of the data, for the search, agents, and the page
 * itself.
 */
export function listRows(data: ApiPageData): ApiRow[] {
  const {entry} = data;
  const {kind, page} = rowScopeOf(data);
  const identify = (rowKind: RowKind, {name}: {name: string}) => ({
    name,
    page,
    id: rowId(page, rowKind, name),
  });
  const members = entry.kind === 'component' ? entry.props : entry.properties;
  return [
    ...members.map((row): ApiRow => ({...identify(kind, row), kind, row})),
    ...(entry.kind === 'component'
      ? [
          ...entry.slots.map((row): ApiRow => ({...identify('slot', row), kind: 'slot', row})),
          ...entry.classes.map((row): ApiRow => ({...identify('class', row), kind: 'class', row})),
        ]
      : []),
  ];
}

/** A demo that uses a component. */
export interface DemoLink {
  /** The demo's name as text. */
  label: string;
  href: string;
  /** The language of the label, if it isn't that of the page. */
  lang?: string;
}

/** A guide that uses a component. */
export interface GuideLink {
  title: string;
  href: string;
  /** Some of its demos that import the component. */
  demos?: DemoLink[];
  /** The number of such demos, if not all are listed. */
  demoCount?: number;
}

/** The tables of the grid's API in guides. */
export type ApiListKind = 'methods' | 'events' | 'selectors';

/** The MDX components of these tables, with the attribute that selects a part of the rows. */
export const API_LISTS: Readonly<Record<string, {kind: ApiListKind; part?: string}>> = {
  ApiMethods: {kind: 'methods', part: 'area'},
  ApiEvents: {kind: 'events'},
  ApiSelectors: {kind: 'selectors', part: 'category'},
};

/** The data of an API page, or of a table in a guide. */
export interface ApiPageData {
  entry: ApiEntry;
  /** Set for a table in a guide. The rows are properties of its entry. */
  list?: ApiListKind;
  /** The area or category of such a table. */
  part?: string;
  /** Paths of the API pages of names in the page's types. */
  pages: Record<string, string>;
  /** Names in the page's types whose definition can be opened. */
  types: string[];
  /** Pages that show the component; those that list it in their front matter come first. */
  guides: GuideLink[];
  /** By prop: some of the demos that pass it. */
  usedIn: Record<string, DemoLink[]>;
  /** By prop: the number of demos that pass it, if not all are listed. */
  usedInCount: Record<string, number>;
}

/** A type definition on a page. */
export interface ShownDefinition {
  /** Highlighted HTML. */
  html: string;
  /** The package to import the type from. */
  package?: string;
  /** Path of its API page. */
  page?: string;
}

/** A line of a product's index page. */
export interface ApiIndexItem {
  name: string;
  href: string;
  kind: ApiEntry['kind'];
  plan?: PaidPlan;
  /** The numbers of its props, slots, and classes, or of its properties. */
  counts: Partial<Record<'props' | 'slots' | 'classes' | 'properties', number>>;
}

/** The data of a product's index page. */
export interface ApiIndexData {
  area: ProductName;
  label: string;
  items: ApiIndexItem[];
  /** Former exports. */
  removed?: RemovedName[];
}

/** The data of `<RemovedNames>`: all names of a product that a major has removed. */
export interface ApiRemovedData {
  area: ProductName;
  /** The major to migrate from, such as `v7`. */
  from: string;
  removed: RemovedName[];
}
