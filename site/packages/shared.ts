import type {Plan} from '../plans/shared';

/** A package at the version that a page documents. */
export interface PinnedPackage {
  name: string;
  version: string;
}

/**
 * The data of `<Installation>`: the packages of a product by plan, and the date libraries if it
 * needs one.
 */
export interface InstallationData {
  plans: Array<PinnedPackage & {plan: Plan}>;
  dateLibraries?: PinnedPackage[];
}
