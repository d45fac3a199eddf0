import type {HistoryKind} from '@mui-x-docs/api-extractor/types';
import type {ProductName} from '../../products/shared';
import type {PaidPlan} from '../../plans/shared';

/**
 * What happened to a name. A release of the current major is told by its minor, like `8.5`, an earlier one by its major,
 * like `7`, since only the first and the last release of an earlier major are read. Where releases between two readings
 * could not be had, it is a range: `8.3–8.5`.
 */
export interface HistoryFacts {
  /** When it came; left out where it has been there since the product's first major, or came with its component. */
  since?: string;
  /** Since when its doc comment says that it is deprecated. */
  deprecated?: string;
  /** Since when it has been gone; left out while it is there. */
  gone?: string;
  /** What takes its place, in Markdown; only with `gone`. */
  use?: string;
  /** The codemod that looks for it, like `v8.0.0/data-grid/rename-props`; only with `gone`. */
  codemod?: string;
  /** Its type in the last release before the current major, where it is another one today. */
  typeWas?: string;
  /** Its default in the last release before the current major, where it is another one today. */
  defaultWas?: string;
  plan?: PaidPlan;
}

/** The facts of a product by owner, kind and name. What has none is left out. The owner of what is imported is empty. */
export type HistoryNames = Record<
  string,
  Partial<Record<HistoryKind, Record<string, HistoryFacts>>>
>;

/** The committed history of a product. */
export interface ProductHistory {
  product: ProductName;
  /** The releases that it was made of, the oldest first, with the version of each package. */
  releases: {version: string; packages: Record<string, string>}[];
  names: HistoryNames;
}

/** One name with its facts. */
export interface HistoryRow extends HistoryFacts {
  kind: HistoryKind;
  owner: string;
  name: string;
}

/** The release that a fact names: of a range the end, at which the fact is certain. */
export const releaseOf = (label: string): string => label.split('–').at(-1) ?? label;

/** The major of a release as a fact names it. */
export const majorOfLabel = (label: string): number => Number.parseInt(releaseOf(label), 10);
