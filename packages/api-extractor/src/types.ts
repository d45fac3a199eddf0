/** The products of MUI X, as packages and addresses name them. */
export type Area = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** The plans, from the free one up; each includes those before it. */
export const PLANS = ['community', 'pro', 'premium'] as const;

export type Plan = (typeof PLANS)[number];

/** A plan that needs a license. */
export type PaidPlan = Exclude<Plan, 'community'>;

/** A component or an interface to read, and the plan that it needs. */
export interface CatalogEntry {
  name: string;
  plan?: PaidPlan;
}

/** Names to extract for one product. */
export interface CatalogArea {
  area: Area;
  /** The packages of the product by plan, the free one first. */
  packages: {community: string} & Partial<Record<Plan, string>>;
  components: (string | CatalogEntry)[];
  interfaces?: (string | CatalogEntry)[];
}

/** Returns an entry of a catalog as an object. */
export function toEntry(entry: string | CatalogEntry): CatalogEntry {
  return typeof entry === 'string' ? {name: entry} : entry;
}

/** Kinds of API names. */
export type HistoryKind =
  | 'prop'
  | 'slot'
  | 'class'
  | 'property'
  | 'method'
  | 'event'
  | 'selector'
  | 'component'
  | 'hook'
  | 'type'
  | 'export'
  | 'path';

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

/** History of an existing row, from site/api-history. Releases have the format `8.5` or `7`. */
export interface RowHistory {
  /** When it came; left out where it came with the page, or has always been there. */
  since?: string;
  deprecatedSince?: string;
  /** Its type and default in the previous major version, where they differed. */
  was?: {type?: string; default?: string};
}

/** A name that is gone. */
export interface RemovedName {
  kind: HistoryKind;
  name: string;
  /** Since when. */
  gone: string;
  /** Its replacement, in Markdown. */
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
  area: Area;
  plan?: PaidPlan;
  /** Import statements, the most specific path first. */
  imports: string[];
  /** Markdown. */
  description?: string;
  deprecated?: string;
  /** The release that it came with; left out where it has been there since the first. */
  since?: string;
  /** Names that were removed. */
  removed?: RemovedName[];
  /** Path of the source file in the repository, like `packages/x-charts/src/BarChart/BarChart.tsx`. */
  source?: string;
}

/** Content of a component page. */
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

/** Content of an interface page. */
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

/** API of the grid apart from its components. */
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

/** Kinds of exports. */
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
  types: Partial<Record<Area, Record<string, ApiTypeDefinition>>>;
  /** Every name that a package of the area exports. */
  exports: Partial<Record<Area, ApiExport[]>>;
  /** Former exports by area. */
  removed?: Partial<Record<Area, RemovedName[]>>;
}
