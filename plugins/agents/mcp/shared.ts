import type {PaidPlan} from '../../../site/plans/shared';
import type {ProductName} from '../../../site/products/shared';
import type {RowKind} from '../../api-reference/shared';
import type {TwinHeading} from '../renderTwin';

/** Where a build keeps the index, below the folder of the language. */
export const INDEX_PATH = 'x/docs-index.json';

/** A page as the index knows it; its text is its twin. */
export interface IndexedPage {
  path: string;
  title: string;
  description: string;
  product?: ProductName;
  plan?: PaidPlan;
  group: string;
  isApi: boolean;
  headings: TwinHeading[];
}

/** A row of the API reference. */
export interface IndexedRow {
  kind: RowKind;
  name: string;
  /** The component or interface whose page has the row. */
  of: string;
  /** Path of that page. */
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

/** Everything that can be asked of one language of a build. */
export interface DocsIndex {
  version: string;
  siteUrl: string;
  baseUrl: string;
  language: string;
  pages: IndexedPage[];
  rows: IndexedRow[];
}
