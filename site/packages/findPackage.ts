import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the folder of an installed package, as resolved by `require` in a folder; undefined if it
 * isn't installed.
 *
 * @param from the requesting folder, because an older version has its own packages
 */
export function findPackage(from: string, name: string): string | undefined {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(found, 'package.json'))) {
      return found;
    }
    if (folder === path.dirname(folder)) {
      return undefined;
    }
  }
}

/** The fields of a package's `package.json` that are used here. */
export interface PackageManifest {
  name: string;
  version: string;
  description?: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
  repository?: {directory?: string};
  overrides?: Record<string, string | Record<string, string>>;
}

/** Reads the `package.json` in a folder. */
export const readManifest = (folder: string): PackageManifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;

/** Returns the version of an installed package, as resolved by `require` in a folder. */
export function findVersion(from: string, name: string): string | undefined {
  const folder = findPackage(from, name);
  return folder && readManifest(folder).version;
}
