import type {PackageTable} from './types';

/**
 * Returns the version at which a sandbox installs a package: an exact one for all that demos import and projects run on. What only
 * the reader's own edit imports has none that the site knows.
 */
export function findVersion(name: string, packages: PackageTable): string {
  return packages[name]?.version ?? 'latest';
}
