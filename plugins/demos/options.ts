import fs from 'node:fs';
import path from 'node:path';
import {DEMO_PACKAGES} from '../../site/packages/demoPackages';
import {readManifest} from '../../site/packages/findPackage';

/**
 * Returns a function that checks whether a demo may import a package: one that the version's
 * package.json lists for users.
 */
export function readPublicPackages(packageFile: string): (packageName: string) => boolean {
  const {dependencies = {}, devDependencies = {}} = readManifest(path.dirname(packageFile));
  return (name) =>
    (name in dependencies && !name.startsWith('@docusaurus/')) ||
    (DEMO_PACKAGES.includes(name) && name in devDependencies);
}

/**
 * Returns the package.json of a file: that of its docs version if it has one, otherwise the site's.
 */
export function findPackageFile(siteDir: string, file: string): string {
  const version = /^versioned_docs[\\/]([^\\/]+)/.exec(path.relative(siteDir, file))?.[1];
  const own = version && path.join(siteDir, 'versioned_docs', version, 'package.json');
  return own && fs.existsSync(own) ? own : path.join(siteDir, 'package.json');
}
