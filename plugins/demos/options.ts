import fs from 'node:fs';
import path from 'node:path';

/** Development dependencies that demos show beside the products. */
const SHOWN = ['@tanstack/react-query'];

/** Tells which packages a demo may import: the ones that package.json lists for readers of this version. */
export function readPublicPackages(packageFile: string): (packageName: string) => boolean {
  const {dependencies, devDependencies = {}} = JSON.parse(
    fs.readFileSync(packageFile, 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  return (name) =>
    (name in dependencies && !name.startsWith('@docusaurus/')) ||
    (SHOWN.includes(name) && name in devDependencies);
}

/** The package.json that governs a file: the one of its docs version where it has one, else the site's. */
export function findPackageFile(siteDir: string, file: string): string {
  const version = /^versioned_docs[\\/]([^\\/]+)/.exec(path.relative(siteDir, file))?.[1];
  const own = version && path.join(siteDir, 'versioned_docs', version, 'package.json');
  return own && fs.existsSync(own) ? own : path.join(siteDir, 'package.json');
}
