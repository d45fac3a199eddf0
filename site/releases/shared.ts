import type {ProductName} from '../products/shared';
import type {Plan} from '../plans/shared';

/** One line of a release's notes. `code` spans are kept as back-ticks. */
export interface Change {
  product: ProductName;
  /** The plan whose package the line is about; `community` when it is free. */
  plan: Plan;
  /** True for what a reader must act on. */
  breaking: boolean;
  text: string;
  /** Number in the code host's tracker, where the changelog gives one. */
  issue?: number;
}

/** One release of the family, as its changelog tells it. */
export interface Release {
  version: string;
  /** ISO date, for example `2025-09-25`. */
  date: string;
  /** The release's own highlights, without pictures and emoji. */
  highlights: string[];
  changes: Change[];
}

/** A name that came with a minor release. */
export interface NewName {
  product: ProductName;
  /** As in the history of the API: `prop`, `component` … */
  kind: string;
  name: string;
  /** The component or type that has it; left out for what is imported. */
  owner?: string;
  /** Where it is described; left out where it has no row of its own. */
  href?: string;
}

/** What the page shows of a release at once. */
export interface ReleaseSummary extends Omit<Release, 'changes'> {
  /** The products with at least one change. */
  products: ProductName[];
  changeCount: number;
  /** How many names are new in the API; only of the first release of a minor. */
  newNameCount?: number;
}
