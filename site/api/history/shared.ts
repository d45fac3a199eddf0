import type {HistoryKind} from '@mui-x-docs/api-extractor/types';
import type {ProductName} from '../../products/shared';
import type {PaidPlan} from '../../plans/shared';

/**
 * The history of a name. A release of the current major is identified by its minor, such as `8.5`,
 * an earlier one by its major, such as `7`, because only the first and the last release of an
 * earlier major are read. If releases between two readings weren't available, it's a range:
 * `8.3–8.5`.
 */
export interface HistoryFacts {
  /**
   * The release that added it; absent if it has existed since the product's first major, or was
   * added with its component.
   */
  since?: string;
  /** The release that deprecated it in its doc comment. */
  deprecated?: string;
  /** The release that removed it; absent while it exists. */
  removedIn?: string;
  /** Its replacement, in Markdown; only with `removedIn`. */
  use?: string;
  /** The codemod that handles it, such as `v8.0.0/data-grid/rename-props`; only with `removedIn`. */
  codemod?: string;
  /** Its type in the last release before the current major, if it has changed. */
  typeWas?: string;
  /** Its default in the last release before the current major, if it has changed. */
  defaultWas?: string;
  plan?: PaidPlan;
}

/**
 * The facts of a product by owner, kind, and name. Names without facts are omitted. The owner of
 * imports is empty.
 */
export type HistoryNames = Record<
  string,
  Partial<Record<HistoryKind, Record<string, HistoryFacts>>>
>;

/** The committed history of a product. */
export interface ProductHistory {
  product: ProductName;
  /** The releases that were read, oldest first, with the version of each package. */
  releases: {version: string; packages: Record<string, string>}[];
  names: HistoryNames;
}

/** A name with its facts. */
export interface HistoryRow extends HistoryFacts {
  kind: HistoryKind;
  owner: string;
  name: string;
}

/** Returns the release of a fact. For a range, it's the end, where the fact is certain. */
export const releaseOf = (label: string): string => label.split('–').at(-1) ?? label;

/** Returns the major of a fact's release. */
export const majorOfLabel = (label: string): number => Number.parseInt(releaseOf(label), 10);
