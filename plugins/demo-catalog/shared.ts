import type {DemoMeta} from '../demos/shared';
import type {PaidPlan} from '../../site/plans/shared';
import type {ProductName} from '../../site/products/shared';

/** A demo in the catalog. */
export interface CatalogDemo {
  name: string;
  /** The heading above it in the guide; absent before the first one. */
  section?: string;
  /** The first sentence of the text that introduces it in the guide. */
  text: string;
  /** The required plan; absent for Community demos. */
  plan?: PaidPlan;
  /** The components that it renders, as indexes of the catalog's `names`. */
  components: number[];
  /** The props that it passes to them, as indexes of the catalog's `names`. */
  props: number[];
  /** The `height` of its tag. */
  height?: number;
  /** `true` if it runs in an iframe. */
  iframe?: true;
  /** `true` if the guide shows it without a toolbar, so it has no full screen. */
  bare?: true;
}

/** A guide with its demos. */
export interface CatalogGuide {
  /** Path with the language prefix, such as `/x/react-charts/bars/`. */
  path: string;
  title: string;
  /** `true` if its text is English although the site's language isn't. */
  english?: true;
  demos: CatalogDemo[];
}

/** The demos of a product. */
export interface ProductCatalog {
  product: ProductName;
  /** The number of demos; more than those in `guides` on the overview of all products. */
  count: number;
  /** Names of components and props, stored once. */
  names: string[];
  /** The guides with demos, in sidebar order. */
  guides: CatalogGuide[];
}

/**
 * Load the demos of each guide of a product, by the guide's folder. Empty in `npm start`.
 */
export type GuideLoaders = Readonly<
  Record<string, () => Promise<{default: Readonly<Record<string, DemoMeta>>}>>
>;

/** Returns the folder of a guide in the docs: `react-charts/bars`. */
export const guideKey = (path: string): string => path.replace(/^.*?\/x\//, '').replace(/\/$/, '');
