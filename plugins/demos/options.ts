import fs from 'node:fs';
import path from 'node:path';

/** The props that a page may give to `<Demo>`, and the kind of each. */
export const DEMO_PROPS = {
  name: 'string',
  /** Whether the full code is open, or not even the preview is shown. */
  defaultCodeOpen: 'boolean',
  hideToolbar: 'boolean',
  disableAd: 'boolean',
  /** What the demo stands on. */
  bg: ['outlined', 'inline', 'playground', 'paper'],
  /** Height of the running demo in px. */
  height: 'number',
  /** Greatest width of the running demo in px. */
  maxWidth: 'number',
  iframe: 'boolean',
  disableLiveEdit: 'boolean',
} as const;

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
