import type {RemovedKind} from './indexFormat';

/** Kinds of hits. */
export type HitKind =
  | 'page'
  | 'section'
  | 'component'
  | 'interface'
  | 'hook'
  | 'demo'
  | RemovedKind;

/** The kinds by which hits can be filtered. */
export const FILTERS = {
  guides: ['page', 'section'],
  components: ['component', 'interface'],
  props: ['prop', 'property'],
  slots: ['slot'],
  classes: ['class'],
  events: ['event'],
  hooks: ['hook', 'selector'],
  demos: ['demo'],
} as const satisfies Record<string, readonly HitKind[]>;

export type KindFilter = keyof typeof FILTERS;

/** A page, or a section, row, or demo on a page. */
export interface Hit {
  kind: HitKind;
  /** Displayed text: a title, a heading, or a name. */
  text: string;
  /** URL, including the anchor. */
  href: string;
  plan: number;
  deprecated?: true;
  /** For a removed name: its replacement. Empty if none is known. */
  removed?: string;
  score: number;
  /** Text around a full-text match, as HTML with `<mark>` elements. */
  excerpt?: string;
}

/** The result for one page: the page itself and the hits on it. */
export interface HitGroup {
  page: Hit;
  /** Matches on the page, best first; without the page itself. */
  hits: Hit[];
  /** The sidebar groups that contain the page: `Charts › Bars`. */
  trail: string;
  productId: string;
  /** `true` if the page belongs to the API reference. */
  isApi: boolean;
  description?: string;
  score: number;
}

export interface SearchOptions {
  /**
   * The product of the current page. If results match equally well, those of this product come
   * first.
   */
  currentProduct?: string;
  /** Limits the results to this product. */
  product?: string;
  /** Limits the results to hits of this kind. */
  kind?: KindFilter;
  /** Maximum number of pages. Defaults to 12. */
  limit?: number;
}

/** Returns the best result on a page, which is the one to open: a hit or the page itself. */
export const findBestHit = ({page, hits: [first]}: HitGroup): Hit =>
  first && first.score > page.score ? first : page;
