import type {PaidPlan} from '../../site/plans/shared';
import {mapProducts, productTextId, type ProductName} from '../../site/products/shared';
import type {ApiExport, RowKind} from '../../site/api/shared';

/** The ending of a page's Markdown mirror. */
export const MIRROR_EXTENSION = '.md';

/** Where the Markdown mirror of a page is: `/x/react-charts/bars/` → `/x/react-charts/bars.md`. */
export function mirrorPath(pagePath: string): string {
  return pagePath.replace(/\/$/, '') + MIRROR_EXTENSION;
}

/** What the products are called in one language. */
export type ProductNames = Readonly<Record<ProductName, string>>;

/** The products by the names that the product panel has for them in a language. */
export const nameProducts = (translations: Readonly<Record<string, string>>): ProductNames =>
  mapProducts(({name, label}) => translations[productTextId(name)] ?? label);

/** A heading of a mirror. */
export interface MirrorHeading {
  text: string;
  /** The id of the same heading on the page. */
  id: string;
  depth: number;
}

/** Where a build keeps the index for the MCP server, below the folder of the language. */
export const INDEX_PATH = 'x/docs-index.json';

/** The form of that index. A server of another form says so and answers nothing: counted up when the form changes. */
export const INDEX_FORM = 2;

/** A page as the index knows it; its text is its mirror. */
export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  product?: ProductName;
  plan?: PaidPlan;
  group: string;
  isApi: boolean;
  headings: MirrorHeading[];
  /** Of a component or interface: how it is imported. */
  imports?: string[];
  /** Of a component: what else it takes the props of. */
  inherits?: string;
}

/** A row of the API reference. */
export interface IndexedRow {
  kind: RowKind;
  name: string;
  /** The component or interface whose page has the row. */
  of: string;
  /** Path of that page, or of the guide that has the row. */
  page: string;
  /** Id of the row on it. */
  anchor: string;
  plan?: PaidPlan;
  /** Type of a prop, default component of a slot, name of a class. */
  type?: string;
  default?: string;
  required?: boolean;
  description?: string;
  deprecated?: string;
  /** The release that it came with, like `8.5`. */
  since?: string;
  /** Of a name that earlier versions had: the release that it is missing from. */
  removed?: string;
  /** What takes its place. */
  use?: string;
  /** The codemod that changes it. */
  codemod?: string;
}

/** What can be imported: hooks, types, functions, constants and components. */
export interface IndexedExport extends ApiExport {
  product: ProductName;
  /** The sections of guides that tell the most about it, as paths. */
  places: string[];
}

/** Everything that can be asked of one language of a build. */
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
