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

/** A place inside of a page, or the page itself. */
export interface Hit {
  kind: HitKind;
  /** Displayed text: a title, a heading, or a name. */
  text: string;
  /** Address, with the anchor. */
  href: string;
  plan: number;
  deprecated?: true;
  /** Of a name that is gone: what takes its place; empty where nothing is known. */
  removed?: string;
  score: number;
  /** Words around what was found in the full text, as HTML with marks. */
  excerpt?: string;
}

/** The hits of one page. The first is the page itself. */
export interface HitGroup {
  page: Hit;
  /** Matches on the page, best first; without the page itself. */
  hits: Hit[];
  /** Groups that contain the page: `Charts › Bars`. */
  trail: string;
  productId: string;
  /** `true` if the page belongs to the API reference. */
  isApi: boolean;
  description?: string;
  score: number;
}

export interface SearchOptions {
  /** The product being read: its pages come first among equals. */
  currentProduct?: string;
  /** Only pages of this product. */
  product?: string;
  /** Only hits of these kinds. */
  kind?: KindFilter;
  /** How many pages at most; 12 unless told. */
  limit?: number;
}
