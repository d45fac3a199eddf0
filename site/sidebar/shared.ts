import type {PaidPlan} from '../plans/shared';

/** The feature labels that a row of the sidebar can carry, in the order in which they are shown. */
export const FEATURES = ['newFeature', 'planned', 'unstable'] as const;

/** A feature label by its name. */
export type Feature = (typeof FEATURES)[number];

/** What a writer can say about a page, a group or a subheader of the tree. */
export interface PageFlags {
  /** The plan that the reader needs; its pages inherit it. Left out, it is the community plan. */
  plan?: PaidPlan;
  /** New in this major version: the row carries NEW. */
  newFeature?: boolean;
  /** Not there yet: the row carries PLANNED. */
  planned?: boolean;
  /** There, but free to change without notice: the row carries PREVIEW. */
  unstable?: boolean;
}

/** The `customProps` of every item of the tree. */
export interface SidebarItemProps extends PageFlags {
  /** A label over its pages that neither opens nor closes. */
  subheader?: true;
}

/** A page as the address list of the site knows it: what the page index shows and the 404 page looks through. */
export interface ListedPage {
  /** Path with the language prefix and the trailing slash, as in `/x/react-data-grid/`. */
  path: string;
  /** Its label in the tree. */
  title: string;
  plan?: PageFlags['plan'];
}

/** A group of the page index: its own pages first, then the groups inside. */
export interface ListedGroup {
  title: string;
  pages: ListedPage[];
  groups: ListedGroup[];
}
