/** Files with the changes of each page, which the build writes and the browser reads. */

import type {Plan} from '../../site/plans/shared';
import type {ProductName} from '../../site/products/shared';

export type ChangeKind = 'breaking' | 'new' | 'fixed' | 'changed';

/** A line of the changelog. */
export interface ChangeLine {
  /** The release, such as `8.5.1`. */
  version: string;
  kind: ChangeKind;
  plan?: Exclude<Plan, 'community'>;
  /** `code` spans keep their backticks. */
  text: string;
  issue?: number;
}

/** A name that a minor release added. */
export interface AddedName {
  minor: string;
  name: string;
  /** Its API row, if it has one. */
  href?: string;
}

/** The changes of a product, and the indexes of those on each page, newest first. */
export interface ProductChanges {
  lines: ChangeLine[];
  names: AddedName[];
  pages: Record<string, {lines: number[]; names: number[]}>;
}

/** Returns the path of the file of a product. */
export const pageChangesPath = (product: ProductName): string => `/x/page-changes/${product}.json`;

/** The id of the section at the end of a page. */
export const CHANGES_ID = 'changes';
