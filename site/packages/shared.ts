import type {Plan} from '../plans/shared';

/** A package and the version of it that a page documents. */
export interface PinnedPackage {
  name: string;
  version: string;
}

/** What `<Installation>` offers: the packages of a product by plan, and the date libraries where it needs one. */
export interface InstallationData {
  plans: Array<PinnedPackage & {plan: Plan}>;
  dateLibraries?: PinnedPackage[];
}
