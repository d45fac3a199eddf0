import fs from 'node:fs';
import path from 'node:path';
import {DEMO_PACKAGES} from './demoPackages';
import {findPackage, readManifest} from './findPackage';
import {SANDBOX_TOOLS} from './sandboxTools';

/** A sandbox's data about an installed package. */
export interface PackageFacts {
  version: string;
  peers?: string[];
  untyped?: true;
  /** The versions of its dependencies that differ from those that it asks for. */
  overrides?: Record<string, string>;
}

function listPackages(packageFile: string): string[] {
  const {dependencies = {}, devDependencies = {}} = readManifest(path.dirname(packageFile));
  return Object.keys({...dependencies, ...devDependencies}).filter(
    (name) =>
      DEMO_PACKAGES.includes(name) ||
      /^(@mui\/|@emotion\/|@types\/(react|react-dom|luxon|moment-hijri|moment-jalaali|papaparse)$|react$|react-dom$|dayjs|date-fns|luxon$|moment|clsx$|tailwindcss$|typescript$|stylis$)/.test(
        name,
      ),
  );
}

/**
 * Collects the packages that a sandbox may need: all packages that a package.json lists, except the
 * site's own, at the installed version, so that a sandbox runs the same code as the page; and the
 * tools that sandboxes run on.
 *
 * @param siteFile the package.json of the site, which is used for an older version without
 * separate packages
 */
export function collectPackages(
  packageFile: string,
  siteFile = packageFile,
): Record<string, PackageFacts> {
  const folder = path.dirname(packageFile);
  const {overrides = {}} = readManifest(folder);
  const names = new Set([packageFile, siteFile].flatMap(listPackages));
  const found: Record<string, PackageFacts> = Object.fromEntries(
    Object.entries(SANDBOX_TOOLS).map(([name, version]) => [name, {version}]),
  );
  for (const name of [...names].sort()) {
    const home = findPackage(folder, name);
    if (!home) {
      continue;
    }
    const {version, types, typings, exports, peerDependencies = {}, ...rest} = readManifest(home);
    const peers = Object.keys(peerDependencies).filter(
      (peer) => !rest.peerDependenciesMeta?.[peer]?.optional,
    );
    const isTyped =
      types !== undefined ||
      typings !== undefined ||
      JSON.stringify(exports ?? '').includes('"types"') ||
      fs.existsSync(path.join(home, 'index.d.ts'));
    const replaced = overrides[name];
    found[name] = {
      version,
      ...(typeof replaced === 'object' && {overrides: replaced}),
      ...(peers.length > 0 && {peers}),
      ...(!isTyped && !name.startsWith('@types/') && {untyped: true as const}),
    };
  }
  return found;
}
