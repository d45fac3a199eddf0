/** Types and small rules of the API reference that both the build and the page know. */

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

/** The file with everything that packages of an area export, in the folder of its pages: what agents look names up in. */
export const EXPORTS_FILE = 'exports.json';

export type RowKind = 'prop' | 'slot' | 'class' | 'property' | 'event' | 'selector' | 'export';

/** The kind of row that a name of the history has, or had: methods are properties of the API object. */
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

/** The id of a removed name's row on the page of a component or of a product: what its row had, where it had one. */
export const removedRowId = (page: string, {kind, name}: RemovedName): string =>
  rowId(page, rowKindOf(kind), name);

/** The id of a row: `data-grid-prop-rows`, `data-grid-slot-toolbar`, `grid-col-def-property-field`. */
export function rowId(page: string, kind: RowKind, name: string): string {
  return `${toKebabCase(page)}-${kind}-${name}`;
}

/** What the rows of a page of members are, and which name their ids begin with. */
export interface RowScope {
  kind: 'prop' | 'property' | 'event' | 'selector';
  page: string;
}

/** Tells it of a page or a list; methods in a guide have the ids of their rows on the page of the API object. */
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

/** A row of the API reference: a member, a slot or a class with its place. */
export type ApiRow = {
  name: string;
  /** The name that its id begins with. */
  page: string;
  /** The id of its element. */
  id: string;
} & (
  | {kind: RowScope['kind']; row: ApiMember}
  | {kind: 'slot'; row: ApiSlot}
  | {kind: 'class'; row: ApiClass}
);

/** The rows of a page or a list in the order of the data: what search, agents and the page itself know of them. */
export function listRows(data: ApiPageData): ApiRow[] {
  const {entry} = data;
  const {kind, page} = rowScopeOf(data);
  const place = (rowKind: RowKind, {name}: {name: string}) => ({
    name,
    page,
    id: rowId(page, rowKind, name),
  });
  const members = entry.kind === 'component' ? entry.props : entry.properties;
  return [
    ...members.map((row): ApiRow => ({...place(kind, row), kind, row})),
    ...(entry.kind === 'component'
      ? [
          ...entry.slots.map((row): ApiRow => ({...place('slot', row), kind: 'slot', row})),
          ...entry.classes.map((row): ApiRow => ({...place('class', row), kind: 'class', row})),
        ]
      : []),
  ];
}

/** A demo that shows a component. */
export interface DemoLink {
  /** The name of the demo in words. */
  label: string;
  href: string;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
}

/** A guide that shows a component. */
export interface GuideLink {
  title: string;
  href: string;
  /** Demos on it that import the component, a few. */
  demos?: DemoLink[];
  /** How many they are, where that is more than are listed. */
  demoCount?: number;
}

/** The tables of the grid's API that guides show. */
export type ApiListKind = 'methods' | 'events' | 'selectors';

/** The MDX components that show them, each with the attribute that says which part of the rows it is about. */
export const API_LISTS: Readonly<Record<string, {kind: ApiListKind; part?: string}>> = {
  ApiMethods: {kind: 'methods', part: 'area'},
  ApiEvents: {kind: 'events'},
  ApiSelectors: {kind: 'selectors', part: 'category'},
};

/** What one page of the API reference, or one table in a guide, is drawn from. */
export interface ApiPageData {
  entry: ApiEntry;
  /** Set for a table in a guide, whose entry holds its rows as properties. */
  list?: ApiListKind;
  /** The area or category that such a table is of. */
  part?: string;
  /** Addresses of the API pages of names that the page's types mention. */
  pages: Record<string, string>;
  /** Names in the page's types whose definition can be opened. */
  types: string[];
  /** Pages that show the component, those that say so themselves first. */
  guides: GuideLink[];
  /** By prop: demos that pass it, a few. */
  usedIn: Record<string, DemoLink[]>;
  /** By prop: how many demos pass it, where that is more than are listed. */
  usedInCount: Record<string, number>;
}

/** A definition as the page shows it. */
export interface ShownDefinition {
  /** Highlighted HTML. */
  html: string;
  /** The package to import the type from. */
  package?: string;
  /** Address of its API page. */
  page?: string;
}

/** One line of a product's index page. */
export interface ApiIndexItem {
  name: string;
  href: string;
  kind: ApiEntry['kind'];
  plan?: PaidPlan;
  /** How many props, slots and classes, or properties, it has. */
  counts: Partial<Record<'props' | 'slots' | 'classes' | 'properties', number>>;
}

/** What the index page of a product is drawn from. */
export interface ApiIndexData {
  area: ProductName;
  label: string;
  items: ApiIndexItem[];
  /** What could be imported once. */
  removed?: RemovedName[];
}

/** What `<RemovedNames>` is drawn from: every name of a product that a major took away. */
export interface ApiRemovedData {
  area: ProductName;
  /** The major that a reader comes from, like `v7`. */
  from: string;
  removed: RemovedName[];
}
