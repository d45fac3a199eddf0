import type {DemoVariant} from '@site/plugins/demos/shared';
import {findVersion} from './findVersion';
import {findDateAdapterPackage} from './findDateAdapterPackage';
import type {Dependencies, PackageTable} from './types';

/** Packages that every demo needs, even without importing them. */
const BASE_PACKAGES = ['react', 'react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];

/** Packages that another package requires without declaring them as peers. */
const UNDECLARED_PEERS: Record<string, string[]> = {
  '@mui/x-data-grid-generator': ['@mui/icons-material'],
};

/** Matches packages that are known to include their own types. */
const TYPED_PACKAGES =
  /^(@mui\/|@base-ui|@pigment-css\/|@toolpad\/|@emotion\/|@react-spring\/|date-fns|dayjs$|clsx$)/;

const IMPORT_PATTERN =
  /(?:^|[\s;}])(?:import|export)\s+(?:[\w*{}\s,$]+?\s+from\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * Returns every module that a source imports, including relative ones, without duplicates, in
 * order.
 */
export function listImports(code: string): string[] {
  const found = [...code.matchAll(IMPORT_PATTERN)].map((match) => (match[1] ?? match[2])!);
  return [...new Set(found)];
}

/** Returns the package name of an import, with its scope and without a subpath. */
function getPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Returns the packages that sources need, in the versions that the site uses, including peers and,
 * for TypeScript, type packages.
 */
export function collectDependencies(
  sources: readonly string[],
  packages: PackageTable,
  variant: DemoVariant,
): Dependencies {
  const specifiers = sources.flatMap(listImports).filter((specifier) => !specifier.startsWith('.'));
  const versions = new Map<string, string>();
  const add = (name: string): void => {
    if (versions.has(name)) {
      return;
    }
    versions.set(name, findVersion(name, packages));
    [...(packages[name]?.peers ?? []), ...(UNDECLARED_PEERS[name] ?? [])].forEach(add);
  };
  [...specifiers.map(getPackageName), ...BASE_PACKAGES].forEach(add);
  for (const specifier of specifiers) {
    for (const [name, version] of Object.entries(
      findDateAdapterPackage(specifier, packages) ?? {},
    )) {
      versions.set(name, version);
    }
  }

  const devDependencies: Record<string, string> = {};
  if (variant === 'TS') {
    for (const name of versions.keys()) {
      if (!TYPED_PACKAGES.test(name) && (packages[name]?.untyped ?? !(name in packages))) {
        const types = `@types/${name.replace(/^@(.+)\//, '$1__')}`;
        devDependencies[types] = findVersion(types, packages);
      }
    }
    devDependencies.typescript = findVersion('typescript', packages);
  }
  const overrides = [...versions.keys()].flatMap((name) => {
    const replaced = packages[name]?.overrides;
    return replaced ? [[name, replaced] as const] : [];
  });
  const sort = (entries: [string, string][]) =>
    Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    dependencies: sort([...versions]),
    devDependencies: sort(Object.entries(devDependencies)),
    ...(overrides.length > 0 && {overrides: Object.fromEntries(overrides)}),
  };
}
