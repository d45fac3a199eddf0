import fs from 'node:fs';
import path from 'node:path';

/**
 * The folder of an installed package, as `require` in a folder would find it; undefined where none is installed.
 *
 * @param from the folder that asks: an older version has packages of its own
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

/** What is read of the `package.json` of a package. */
export interface PackageManifest {
  name: string;
  version: string;
  types?: string;
  typings?: string;
  exports?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
  repository?: {directory?: string};
}

/** The `package.json` in a folder. */
export const readManifest = (folder: string): PackageManifest =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;

/** The version of an installed package, as `require` in a folder would find it. */
export function findVersion(from: string, name: string): string | undefined {
  const folder = findPackage(from, name);
  return folder && readManifest(folder).version;
}
