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

/** Path of the index for the MCP server, relative to the folder of the language. */
export const INDEX_PATH = 'x/docs-index.json';

/**
 * The version of the index format. Increase it when the format changes: a server refuses to start
 * with any other version.
 */
export const INDEX_VERSION = 4;

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
  /** Import statements of a component or interface. */
  imports?: string[];
  /** For a component: the component whose props it also accepts. */
  inherits?: string;
  /** The replacement of a deprecated component or interface. */
  deprecated?: string;
}

/** A row of the API reference. */
export interface IndexedRow {
  /** Kind of row, as in the search index. */
  kind: RemovedKind;
  name: string;
  /** The component or interface whose page has the row. */
  of: string;
  /** Path of that page, or of the guide that has the row. */
  page: string;
  /** Id of the row on it. */
  anchor: string;
  plan?: string;
  /** Type of a prop, default component of a slot, or name of a class. */
  type?: string;
  default?: string;
  required?: boolean;
  description?: string;
  deprecated?: string;
  /** The release that added it: `8.5`. */
  since?: string;
  /** For a removed name: the release that removed it. */
  removed?: string;
  /** Its replacement. */
  use?: string;
  /** The codemod that replaces it. */
  codemod?: string;
}

/** An export: a hook, type, function, constant, or component. */
export interface IndexedExport {
  name: string;
  kind: string;
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
  product: string;
  /** The sections of guides that explain it best, as paths. */
  guides: string[];
}

/** Everything that can be queried in one language of a build. */
export interface DocsIndex {
  /** Equals `INDEX_VERSION`. */
  formatVersion: number;
  version: string;
  siteUrl: string;
  baseUrl: string;
  language: string;
  pages: IndexedPage[];
  rows: IndexedRow[];
  exports: IndexedExport[];
}
