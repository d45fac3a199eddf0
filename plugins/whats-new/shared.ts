/** The products a release note can belong to, in the order of the page tree. */
export const PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;

export type Product = (typeof PRODUCTS)[number];

/** One line of a release's notes. `code` spans are kept as back-ticks. */
export interface Change {
  product: Product;
  /** The plan whose package the line is about; `community` when it is free. */
  plan: 'community' | 'pro' | 'premium';
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

/** What the page shows of a release at once. */
export interface ReleaseSummary extends Omit<Release, 'changes'> {
  /** The products with at least one change. */
  products: Product[];
  changeCount: number;
}
