import ts from 'typescript';

import {extractComponent} from './extractComponent';
import {extractExports} from './extractExports';
import {extractGridApi} from './extractGridApi';
import {extractInterface} from './extractInterface';
import {TypeCollector} from './extractTypes';
import {createApiError} from './createApiError';
import {loadTiers, type InstalledPackage, type PackageTier} from './loadPackages';
import {createTypePrinter} from './printType';
import {clearScriptCache} from './readScript';
import {resolveComponents, resolveInterface, type CatalogComponent} from './resolveOrigins';
import {
  toEntry,
  type ApiData,
  type CatalogArea,
  type CatalogEntry,
  type InterfaceApi,
} from './types';
import {
  declarationKey,
  exportsOf,
  findExport,
  findImports,
  findSource,
  followAlias,
  type ExportedSymbol,
} from './symbols';

/** Finds a component in the package of its plan. */
function findComponent(
  area: CatalogArea,
  entry: CatalogEntry,
  tiers: PackageTier[],
): ExportedSymbol {
  const packageName = area.packages[entry.plan ?? 'community'];
  for (const tier of tiers) {
    const pkg = tier.packages.find(({name}) => name === packageName);
    const found = pkg && findExport(tier, pkg, entry.name);
    if (found) {
      return found;
    }
  }
  throw createApiError(
    `Unknown component "${entry.name}" of "${area.area}" in "${packageName}". Correct its name or plan in the catalog.`,
  );
}

/**
 * Finds an interface in every package of its area that exports it, starting with the community
 * package.
 */
function findInterfaces(area: CatalogArea, name: string, tiers: PackageTier[]): ExportedSymbol[] {
  const found = tiers.flatMap((tier) =>
    tier.packages
      .filter((pkg) => pkg.area === area.area)
      .flatMap((pkg) => findExport(tier, pkg, name) ?? []),
  );
  if (found.length === 0) {
    throw createApiError(
      `Unknown type "${name}" of "${area.area}". Correct its name in the catalog.`,
    );
  }
  return found;
}

/** Returns the import statements for an interface. Each package exports its own version of it. */
function interfaceImports(versions: ExportedSymbol[], name: string): string[] {
  const statements = versions.flatMap((version) => findImports(version, [version.tier], name));
  return [...new Set(statements)].map((line) => line.replace(/^import /, 'import type '));
}

/**
 * Receives the reason why an entry can't be extracted. Older package versions lack some entries.
 */
export type SkipEntry = (entry: CatalogEntry, reason: Error) => void;

/**
 * Maps types of plans to public names. Each package exports the type of its plan under the same name: `GridApi` is
 * `GridApiCommunity` in one package and `GridApiPro` in the next.
 */
function publicNamesOf({area}: CatalogArea, tier: PackageTier): (name: string) => string {
  const root = tier.packages.find((pkg) => pkg.area === area)?.entries.at(-1);
  const exported = root && exportsOf(tier, root.file);
  return (name) => {
    const plain = name.replace(/(Community|Pro|Premium)$/, '');
    const symbol = plain !== name && exported?.get(plain);
    return symbol && followAlias(symbol, tier.checker).flags & ts.SymbolFlags.Type ? plain : name;
  };
}

type AreaReader = ReturnType<typeof createReader>;

/** Creates the functions that extract the API of one area of the catalog. */
function createReader(
  area: CatalogArea,
  tiers: PackageTier[],
  packages: InstalledPackage[],
  skip?: SkipEntry,
) {
  const types = new TypeCollector();
  const printers = new Map(
    tiers.map((tier) => [
      tier,
      createTypePrinter(
        tier.checker,
        (name, symbol) => types.add(name, symbol, tier.checker),
        publicNamesOf(area, tier),
      ),
    ]),
  );
  return {
    area,
    tiers: tiers.filter((tier) => tier.packages.some((pkg) => pkg.area === area.area)),
    packages,
    types,
    /**
     * Extracts every entry of a list. Entries that fail are passed to `skip` if there is one;
     * otherwise their error is thrown.
     */
    read: <Api>(entries: CatalogArea['components'], readOne: (entry: CatalogEntry) => Api) =>
      entries.map(toEntry).flatMap((entry) => {
        try {
          return [readOne(entry)];
        } catch (error) {
          if (!skip) {
            throw error;
          }
          skip(entry, error as Error);
          return [];
        }
      }),
    printerOf: (tier: PackageTier) => printers.get(tier)!,
  };
}

function readComponents({area, tiers, packages, printerOf, read}: AreaReader): CatalogComponent[] {
  return read(area.components, (entry) => {
    const found = findComponent(area, entry, tiers);
    const source = findSource(found.symbol, packages);
    return {
      ...extractComponent(
        entry.name,
        found,
        printerOf(found.tier),
        found.tier.defaultsOf(area.area, `${entry.name}Props`),
      ),
      ...(entry.plan && {plan: entry.plan}),
      imports: findImports(found, tiers, entry.name),
      ...(source && {source}),
    };
  });
}

function readInterfaces({area, tiers, packages, printerOf, read}: AreaReader): InterfaceApi[] {
  const entries = area.interfaces ?? [];
  const documented = new Set(entries.map((entry) => toEntry(entry).name));
  return read(entries, ({name}) => {
    const versions = findInterfaces(area, name, tiers).map((found) => ({
      found,
      plan: found.tier.plan,
      raw: extractInterface(
        name,
        found,
        printerOf(found.tier),
        found.tier.defaultsOf(area.area, name),
      ),
    }));
    const top = versions.at(-1)!;
    const {plan: lowestPlan} = versions[0]!;
    const lowerPlans = versions.slice(0, -1).map(({plan, raw}) => ({
      ...(plan && {plan}),
      names: new Set(raw.properties.map((property) => property.name)),
    }));
    const source = findSource(top.found.symbol, packages);
    return {
      ...resolveInterface(top.raw, documented, lowerPlans, top.plan),
      ...(lowestPlan && {plan: lowestPlan}),
      imports: interfaceImports(
        versions.map(({found}) => found),
        name,
      ),
      ...(source && {source}),
    };
  });
}

/** Returns a function that finds the package that exports a type. */
function exporterOf({tiers, area}: AreaReader) {
  return (name: string, symbol: ts.Symbol): string | undefined => {
    const key = declarationKey(symbol);
    for (const tier of tiers) {
      for (const pkg of tier.packages.filter((candidate) => candidate.area === area.area)) {
        const root = pkg.entries.at(-1);
        const exported = root && exportsOf(tier, root.file).get(name);
        if (exported && declarationKey(followAlias(exported, tier.checker)) === key) {
          return pkg.name;
        }
      }
    }
    return undefined;
  };
}

/**
 * Returns the types in a catalog that may be generic. They are also read with default type
 * arguments.
 */
export const listProbes = (catalog: readonly CatalogArea[]) =>
  catalog.flatMap(({area, components, interfaces = []}) => [
    ...interfaces.map((entry) => ({area, name: toEntry(entry).name})),
    ...components.map((entry) => ({area, name: `${toEntry(entry).name}Props`})),
  ]);

/**
 * Extracts the API of a catalog from packages whose types are loaded.
 *
 * @param skip receives entries that can't be extracted. If omitted, their errors are thrown.
 */
export function readCatalog(
  catalog: readonly CatalogArea[],
  packages: InstalledPackage[],
  tiers: PackageTier[],
  skip?: SkipEntry,
): ApiData {
  const data: ApiData = {
    entries: [],
    grid: {areas: [], events: [], selectors: []},
    types: {},
    exports: {},
  };
  for (const area of catalog) {
    const reader = createReader(area, tiers, packages, skip);
    const components = resolveComponents(readComponents(reader));
    data.entries.push(...components, ...readInterfaces(reader));
    if (area.area === 'data-grid') {
      const grids = components.filter(({name}) => name.startsWith('DataGrid'));
      data.grid = extractGridApi(
        reader.tiers.map((tier) => ({tier, printer: reader.printerOf(tier)})),
        new Set(grids.flatMap(({props}) => props.map(({name}) => name))),
      );
    }
    data.exports[area.area] = extractExports(area.area, reader.tiers);
    data.types[area.area] = reader.types.print(exporterOf(reader));
  }
  clearScriptCache();
  return data;
}

/**
 * Extracts the API of a catalog from the installed packages.
 *
 * @param root folder from which the packages are resolved.
 * @throws if a component is unknown or a type can't be read; the message is a single line.
 */
export function extractApi(
  catalog: readonly CatalogArea[],
  packages: InstalledPackage[],
  root: string,
): ApiData {
  return readCatalog(catalog, packages, loadTiers(packages, root, listProbes(catalog)));
}
