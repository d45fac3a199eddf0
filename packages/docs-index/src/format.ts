import type {RemovedKind} from '@mui-x-docs/search/indexFormat';

/** The extension of a page's Markdown version. */
export const MARKDOWN_EXTENSION = '.md';

/** Returns the path of a page's Markdown version: `/x/react-charts/bars/` → `/x/react-charts/bars.md`. */
export function markdownPath(pagePath: string): string {
  return pagePath.replace(/\/$/, '') + MARKDOWN_EXTENSION;
}

/** A heading of a Markdown version. */
export interface SectionHeading {
  text: string;
  /** The id of the same heading on the page. */
  id: string;
  depth: number;
}

/** Where a build stores the index for the MCP server, below the folder of the language. */
export const INDEX_PATH = 'x/docs-index.json';

/** The version of that format. A server reports any other version and refuses to start: increase it when the format changes. */
export const INDEX_FORM = 3;

/** A page in the index; its content is its Markdown version. */
export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  /** The name of its product, as in packages: `charts`. */
  product?: string;
  /** The paid plan that it requires. */
  plan?: string;
  group: string;
  isApi: boolean;
  headings: SectionHeading[];
  /** Of a component or interface: its import statements. */
  imports?: string[];
  /** Of a component: the component whose props it also accepts. */
  inherits?: string;
}

/** A row of the API reference. */
export interface IndexedRow {
  /** The kinds that the search has too. */
  kind: RemovedKind;
  name: string;
  /** The component or interface whose page has the row. */
  of: string;
  /** Path of that page, or of the guide that has the row. */
  page: string;
  /** Id of the row on it. */
  anchor: string;
  plan?: string;
  /** Type of a prop, default component of a slot, name of a class. */
  type?: string;
  default?: string;
  required?: boolean;
  description?: string;
  deprecated?: string;
  /** The release that added it, like `8.5`. */
  since?: string;
  /** Of a name that earlier versions had: the release that removed it. */
  removed?: string;
  /** Its replacement. */
  use?: string;
  /** The codemod that changes it. */
  codemod?: string;
}

/** An export: a hook, type, function, constant, or component. */
export interface IndexedExport {
  name: string;
  kind: string;
  /** The packages that export it, the free one first; subpaths where the package itself does not. */
  from: string[];
  /** Its declaration without doc comments; omitted for components, whose props have a page. */
  code?: string;
  /** Markdown. */
  description?: string;
  /** Markdown; empty when the doc comment only contains "deprecated". */
  deprecated?: string;
  product: string;
  /** The sections of guides that explain it best, as paths. */
  places: string[];
}

/** Everything that can be queried in one language of a build. */
export interface DocsIndex {
  form: number;
  version: string;
  siteUrl: string;
  baseUrl: string;
  language: string;
  pages: IndexedPage[];
  rows: IndexedRow[];
  exports: IndexedExport[];
}
