/** The MUI X products, as spelled in packages and URLs. */
export type Area = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** The plans in ascending order. Each includes the previous ones. */
export const PLANS = ['community', 'pro', 'premium'] as const;

export type Plan = (typeof PLANS)[number];

/** A plan that needs a license. */
export type PaidPlan = Exclude<Plan, 'community'>;

/** A component or interface to extract, with the plan that it requires. */
export interface CatalogEntry {
  name: string;
  plan?: PaidPlan;
  /** `true` for a part of other components, such as a default slot. Its page has no sidebar item. */
  isPart?: true;
}

/** Names to extract for one product. */
export interface CatalogArea {
  area: Area;
  /** The packages of the product by plan. */
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

/**
 * A function parameter, with the type from its declaration and the description from its doc
 * comment.
 */
export interface ApiArgument {
  name: string;
  type: string;
  optional?: true;
  /** Markdown. */
  description?: string;
}

/** The parameters and the return value of a function. */
export interface ApiSignature {
  args: ApiArgument[];
  /** Omitted if the function returns nothing. */
  returns?: {type: string; description?: string};
}

/** History of an existing row, from site/api-history. Releases have the format `8.5` or `7`. */
export interface RowHistory {
  /** The release that added it; omitted if it has existed as long as the page. */
  since?: string;
  deprecatedSince?: string;
  /** Its type and default value in the previous major version, if they were different. */
  was?: {type?: string; default?: string};
}

/** A removed name. */
export interface RemovedName {
  kind: HistoryKind;
  name: string;
  /** The release that removed it. */
  removedIn: string;
  /** Its replacement, in Markdown. */
  use?: string;
  /** The codemod that replaces it. */
  codemod?: string;
  /** The components and interfaces that had it, in lists that cover several pages. */
  owners?: string[];
}

/** A prop of a component, a property of an interface, or a method of the API object. */
export interface ApiMember extends RowHistory {
  name: string;
  /** The type in one line, the way a developer would write it. */
  type: string;
  required?: true;
  /** Source text of the default value. */
  default?: string;
  /** Markdown. */
  description?: string;
  /** Markdown; empty if the doc comment only contains the tag. */
  deprecated?: string;
  /** Omitted if it's the plan of the page. */
  plan?: PaidPlan;
  /** The documented component or interface that declares it; omitted if it's the page's own. */
  from?: string;
  signature?: ApiSignature;
  /** A guide that the doc comment links to. */
  see?: {href: string; label: string};
  /** One line of code that uses it. */
  example?: string;
}

/** A slot: an inner component that can be replaced. */
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
  /** Set for the class of a state that several components share, like `Mui-selected`. */
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
  /** The release that added it; omitted if it has existed since the first one. */
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
  /**
   * The DOM interface of the element that the `ref` receives; `null` if the component accepts no
   * ref.
   */
  ref: string | null;
  /** The component or native element whose props the component also accepts. */
  inherits?: {name: string; href?: string};
}

/** Content of an interface page. */
export interface InterfaceApi extends ApiPageBase {
  kind: 'interface';
  properties: ApiMember[];
}

export type ApiEntry = ComponentApi | InterfaceApi;

/** Related methods of the grid's API object, such as those for sorting. */
export interface GridApiArea {
  /** In kebab case: `row-selection`. */
  area: string;
  /** The interface that declares them: `GridRowSelectionApi`. */
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
  /** Type of a listener's first argument; omitted if it has none. */
  params?: string;
  /** Type of the second argument of a listener. */
  event?: string;
  /** The prop that listens to it, if there is one. */
  prop?: string;
  plan?: PaidPlan;
}

/** A function that reads a value from the state of the grid. */
export interface GridSelectorApi extends RowHistory {
  name: string;
  category: string;
  /** Markdown. */
  description?: string;
  /** Its signature: `(apiRef: GridApiRef) => GridSortModel`. */
  signature: string;
  /** Type of the value. */
  returns: string;
  deprecated?: string;
  plan?: PaidPlan;
}

/** API of the grid other than its components. */
export interface GridApiData {
  areas: GridApiArea[];
  events: GridEventApi[];
  selectors: GridSelectorApi[];
}

/** The declaration of a type that signatures mention. */
export interface ApiTypeDefinition {
  /** Its source text without doc comments. */
  code: string;
  /** The package that exports it; omitted if none does. */
  package?: string;
}

/** Kinds of exports. */
export type ExportKind = 'component' | 'hook' | 'function' | 'constant' | 'type';

/** An export of the packages of an area. */
export interface ApiExport {
  name: string;
  kind: ExportKind;
  /**
   * The import paths, starting with the community package. Subpaths are listed only for packages
   * whose root doesn't export it.
   */
  from: string[];
  /** Its declaration without doc comments; omitted for components, whose props have a page. */
  code?: string;
  /** Markdown. */
  description?: string;
  /** Markdown; empty if the doc comment only contains the tag. */
  deprecated?: string;
}

/** Everything that is extracted from one set of installed packages. */
export interface ApiData {
  entries: ApiEntry[];
  grid: GridApiData;
  /** Types by name, per area. */
  types: Partial<Record<Area, Record<string, ApiTypeDefinition>>>;
  /** Exports of the packages, by area. */
  exports: Partial<Record<Area, ApiExport[]>>;
  /** Former exports by area. */
  removed?: Partial<Record<Area, RemovedName[]>>;
}
