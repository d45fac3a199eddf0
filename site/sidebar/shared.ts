import type {PaidPlan} from '../plans/shared';
import type {ProductName} from '../products/shared';

/** The feature chips of sidebar items, in display order. */
export const FEATURES = ['newFeature', 'planned', 'unstable'] as const;

/** A feature chip by name. */
export type Feature = (typeof FEATURES)[number];

/** The flags that authors can set on a page, group, or subheader of the sidebar. */
export interface PageFlags {
  /** The required plan, which child pages inherit; defaults to Community. */
  plan?: PaidPlan;
  /** New in this major version: the item has a NEW chip. */
  newFeature?: boolean;
  /** Not available yet: the item has a PLANNED chip. */
  planned?: boolean;
  /** Available, but may change without notice: the item has a PREVIEW chip. */
  unstable?: boolean;
}

/** The `customProps` of all sidebar items. */
export interface SidebarItemProps extends PageFlags {
  /** `true` for a label above its pages that can't be collapsed. */
  subheader?: true;
}

/** A page in the site's list of paths, which the page index shows and the 404 page searches. */
export interface ListedPage {
  /** Path with the language prefix and the trailing slash, such as `/x/react-data-grid/`. */
  path: string;
  /** Its label in the sidebar. */
  title: string;
  plan?: PageFlags['plan'];
}

/** A page of the page index. */
export interface IndexedPage extends ListedPage {
  description?: string;
  /** The products of a recipe. */
  products?: readonly ProductName[];
}

/** A group of the page index: first its own pages, then its subgroups. */
export interface ListedGroup {
  title: string;
  pages: IndexedPage[];
  groups: ListedGroup[];
}
