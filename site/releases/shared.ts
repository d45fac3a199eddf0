import type {ProductName} from '../products/shared';
import type {Plan} from '../plans/shared';

/** A line of a release's notes. `code` spans keep their backticks. */
export interface Change {
  product: ProductName;
  /** The plan whose package changed; `community` if it's free. */
  plan: Plan;
  /** `true` for breaking changes, which require action. */
  breaking: boolean;
  text: string;
  /** Number of the GitHub issue or pull request, if the changelog contains one. */
  issue?: number;
}

/** A release of all products, as in the changelog. */
export interface Release {
  version: string;
  /** ISO date, for example `2025-09-25`. */
  date: string;
  /** The release's own highlights, without images and emoji. */
  highlights: string[];
  changes: Change[];
}

/** A name added in a minor release. */
export interface NewName {
  product: ProductName;
  /** As in the API history: `prop`, `component` … */
  kind: string;
  name: string;
  /** The component or type that has it; absent for imports. */
  owner?: string;
  /** The URL of its description; absent if it has no separate row. */
  href?: string;
}

/** The data of a release that the page shows initially. */
export interface ReleaseSummary extends Omit<Release, 'changes'> {
  /** The products with at least one change. */
  products: ProductName[];
  changeCount: number;
  /** Number of new API names; only set for the first release of a minor. */
  newNameCount?: number;
}
