/** Types and small rules of the API reference that both the build and the page know. */

import type {PaidPlan} from '../plans/shared';
import type {ProductName} from '../products/shared';
import type {HistoryKind} from './history/shared';

/** One argument of a function, as its type declares it and its doc comment explains it. */
export interface ApiArgument {
  name: string;
  type: string;
  optional?: true;
  /** Markdown. */
  description?: string;
}

/** The arguments and the answer of a function. */
export interface ApiSignature {
  args: ApiArgument[];
  /** Left out when the function answers nothing. */
  returns?: {type: string; description?: string};
}

/** What plugins/api-history knows of a row that is there. Releases are named as there: `8.5`, `7`. */
export interface RowHistory {
  /** When it came; left out where it came with the page, or has always been there. */
  since?: string;
  deprecatedSince?: string;
  /** What it was in the major before, where that was something else. */
  was?: {type?: string; default?: string};
}

/** A name that is gone. */
export interface RemovedName {
  kind: HistoryKind;
  name: string;
  /** Since when. */
  gone: string;
  /** What takes its place, in Markdown. */
  use?: string;
  /** The codemod that changes it. */
  codemod?: string;
  /** The components and interfaces that had it, where the list is not that of one page. */
  owners?: string[];
}

/** A prop of a component, a property of an interface or a method of the API object. */
export interface ApiMember extends RowHistory {
  name: string;
  /** The type in one line, the way a reader would write it. */
  type: string;
  required?: true;
  /** Source text of the default value. */
  default?: string;
  /** Markdown. */
  description?: string;
  /** Markdown; empty when the doc comment says no more than "deprecated". */
  deprecated?: string;
  /** Set where the page's own plan does not already say it. */
  plan?: PaidPlan;
  /** The documented component or interface that declares it, when that is another one. */
  from?: string;
  signature?: ApiSignature;
  /** A guide that the doc comment points at. */
  see?: {href: string; label: string};
  /** One line of code that uses it. */
  example?: string;
}

/** A slot: an inner component that a reader may replace. */
export interface ApiSlot extends RowHistory {
  name: string;
  /** Markdown. */
  description?: string;
  /** Source text of the default component. */
  default?: string;
  /** The class on the slot's element, without the dot. */
  className?: string;
  plan?: PaidPlan;
  deprecated?: string;
}

/** A class on one of the component's elements. */
export interface ApiClass extends RowHistory {
  /** The key in the `classes` prop. */
  name: string;
  /** The class in the DOM, without the dot. */
  className: string;
  /** Markdown. */
  description?: string;
  /** The class marks a state that several components share, like `Mui-selected`. */
  state?: true;
  deprecated?: string;
}

interface ApiPageBase {
  name: string;
  area: ProductName;
  plan?: PaidPlan;
  /** Import statements, the most specific path first. */
  imports: string[];
  /** Markdown. */
  description?: string;
  deprecated?: string;
  /** The release that it came with; left out where it has been there since the first. */
  since?: string;
  /** What it had once. */
  removed?: RemovedName[];
  /** Path of the source file in the repository, like `packages/x-charts/src/BarChart/BarChart.tsx`. */
  source?: string;
}

/** What one component page shows. */
export interface ComponentApi extends ApiPageBase {
  kind: 'component';
  props: ApiMember[];
  slots: ApiSlot[];
  classes: ApiClass[];
  /** The key in `theme.components`. */
  themeName?: string;
  /** The DOM interface of the element that the `ref` gives, or `null` when the component takes no ref. */
  ref: string | null;
  /** The component or native element whose props are accepted as well. */
  inherits?: {name: string; href?: string};
}

/** What one interface page shows. */
export interface InterfaceApi extends ApiPageBase {
  kind: 'interface';
  properties: ApiMember[];
}

export type ApiEntry = ComponentApi | InterfaceApi;

/** The methods of the grid's API object that belong together, like those for sorting. */
export interface GridApiArea {
  /** Kebab-case, like `row-selection`. */
  area: string;
  /** The interface that declares them, like `GridRowSelectionApi`. */
  name: string;
  plan?: PaidPlan;
  /** Markdown. */
  description?: string;
  methods: ApiMember[];
}

/** An event that the grid publishes. */
export interface GridEventApi extends RowHistory {
  name: string;
  /** Markdown. */
  description?: string;
  /** Type of the first argument of a listener; left out when it gets none. */
  params?: string;
  /** Type of the second argument of a listener. */
  event?: string;
  /** The prop that listens to it, where there is one. */
  prop?: string;
  plan?: PaidPlan;
}

/** A function that reads a value from the state of the grid. */
export interface GridSelectorApi extends RowHistory {
  name: string;
  category: string;
  /** Markdown. */
  description?: string;
  /** Its signature, like `(apiRef: GridApiRef) => GridSortModel`. */
  signature: string;
  /** Type of the value. */
  returns: string;
  deprecated?: string;
  plan?: PaidPlan;
}

/** What the grid offers beside its components. */
export interface GridApiData {
  areas: GridApiArea[];
  events: GridEventApi[];
  selectors: GridSelectorApi[];
}

/** The declaration of a type that signatures mention. */
export interface ApiTypeDefinition {
  /** Its source text without doc comments. */
  code: string;
  /** The package that exports it; left out when none does. */
  package?: string;
}

/** The file with everything that packages of an area export, in the folder of its pages: what agents look names up in. */
export const EXPORTS_FILE = 'exports.json';

/** What an export is to the reader who imports it. */
export type ExportKind = 'component' | 'hook' | 'function' | 'constant' | 'type';

/** A name that packages of an area export. */
export interface ApiExport {
  name: string;
  kind: ExportKind;
  /** The packages that export it, the free one first; paths of them where the package itself does not. */
  from: string[];
  /** Its declaration without doc comments; left out for components, whose props have a page. */
  code?: string;
  /** Markdown. */
  description?: string;
  /** Markdown; empty when the doc comment says no more than "deprecated". */
  deprecated?: string;
}

/** Everything that the extractor reads from one set of installed packages. */
export interface ApiData {
  entries: ApiEntry[];
  grid: GridApiData;
  /** Types by name, per area. */
  types: Partial<Record<ProductName, Record<string, ApiTypeDefinition>>>;
  /** Every name that a package of the area exports. */
  exports: Partial<Record<ProductName, ApiExport[]>>;
  /** What could be imported once, by area. */
  removed?: Partial<Record<ProductName, RemovedName[]>>;
}

/** `DateRangePickerDay2` → `date-range-picker-day-2`: the name in addresses and row ids. */
export function toKebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

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
