import type {PackageTable} from './types';

/**
 * Returns the version of a package to install in a sandbox. Packages that demos import or projects
 * need have an exact version. Packages that only the user's edit imports have no known version.
 */
export function findVersion(name: string, packages: PackageTable): string {
  return packages[name]?.version ?? 'latest';
}
