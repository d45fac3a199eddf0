import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {PaidPlan} from '../plans/shared';
import {type CatalogArea} from '../api/catalog';
import {toEntry, type CatalogEntry} from '@mui-x-docs/api-extractor/types';
import {listProbes, readCatalog} from '@mui-x-docs/api-extractor/extractApi';
import {
  findPackages,
  loadTiers,
  type InstalledPackage,
} from '@mui-x-docs/api-extractor/loadPackages';
import {readDoc} from '@mui-x-docs/api-extractor/readDoc';
import type {ApiEntry} from '@mui-x-docs/api-extractor/types';
import {exportsOf, findExport, followAlias} from '@mui-x-docs/api-extractor/symbols';
import {FORMER_OWNERS} from '../api/history/formerNames';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';

/** A name in a release. */
export interface ReleaseName {
  kind: HistoryKind;
  /** The component or interface that it belongs to; empty for imports. */
  owner: string;
  name: string;
  plan?: PaidPlan;
  type?: string;
  default?: string;
  /** Markdown; empty if the doc comment only states the deprecation. */
  deprecated?: string;
  /** The original module of a re-export. */
  from?: string;
}

/** The names of a product's release. */
export interface ReleaseNames {
  names: ReleaseName[];
  /** Catalog entries that the packages contain but that couldn't be read. */
  unread: string[];
}

/**
 * Matches folders that aren't imported from. Locales and theme types, which the API reference
 * omits, are imported.
 */
const NOT_IMPORTED = /^(internals|tests|esm|node|modern|legacy|umd|build|node_modules)$/;

const kindOfExport = (name: string, type: ts.Type, flags: ts.SymbolFlags): HistoryKind => {
  if (!(flags & ts.SymbolFlags.Value)) {
    return 'type';
  }
  if (/^grid[A-Z]\w*Selector$/.test(name)) {
    return 'selector';
  }
  if (/^(unstable_)?use[A-Z]/.test(name)) {
    return 'hook';
  }
  const callables = type.isUnion() ? type.types : [type];
  const isComponent =
    /^(Unstable_|unstable_)?[A-Z]/.test(name) &&
    !/^[A-Z_]+$/.test(name) &&
    callables.some((member) => member.getCallSignatures().length > 0);
  return isComponent ? 'component' : 'export';
};

/** Lists the import paths of a package below its name. */
function listPaths({name, dir}: InstalledPackage): string[] {
  return fs
    .readdirSync(dir, {withFileTypes: true})
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !NOT_IMPORTED.test(entry.name) &&
        ['index.d.ts', 'index.d.mts', 'package.json', 'index.js'].some((file) =>
          fs.existsSync(path.join(dir, entry.name, file)),
        ),
    )
    .map((entry) => `${name}/${entry.name}`);
}

/** Adds the folder of translations as another import path. */
function withLocales(pkg: InstalledPackage): InstalledPackage {
  const file = [pkg.dir, path.join(pkg.dir, 'esm')]
    .map((folder) => path.join(folder, 'locales/index.d.ts'))
    .filter((candidate) => fs.existsSync(candidate))
    .at(-1);
  return file ? {...pkg, entries: [{specifier: `${pkg.name}/locales`, file}, ...pkg.entries]} : pkg;
}

function listRows(entry: ApiEntry): ReleaseName[] {
  const toName = (
    kind: HistoryKind,
    row: {name: string; type?: string; default?: string; deprecated?: string; plan?: PaidPlan},
  ): ReleaseName => ({
    kind,
    owner: entry.name,
    name: row.name,
    ...((row.plan ?? entry.plan) && {plan: row.plan ?? entry.plan}),
    ...(row.type !== undefined && {type: row.type}),
    ...(row.default !== undefined && {default: row.default}),
    ...(row.deprecated !== undefined && {deprecated: row.deprecated}),
  });
  if (entry.kind === 'interface') {
    const kind = entry.name === 'GridApi' ? 'method' : 'property';
    return entry.properties.map((row) => toName(kind, row));
  }
  return [
    ...entry.props.map((row) => toName('prop', row)),
    ...entry.slots.map(({name, deprecated, plan}) => toName('slot', {name, deprecated, plan})),
    ...entry.classes.map(({name, deprecated}) => toName('class', {name, deprecated})),
  ];
}

/**
 * Reads the names of a product's release.
 *
 * @param area the product with the components and interfaces whose rows are needed; a release may
 * lack some of them
 * @param root folder whose `node_modules` contain the packages of the release
 */
export function readRelease(area: CatalogArea, root: string): ReleaseNames {
  const present = Object.fromEntries(
    Object.entries(area.packages).filter(([, name]) =>
      fs.existsSync(path.join(root, 'node_modules', name)),
    ),
  ) as CatalogArea['packages'];
  const limited: CatalogArea = {...area, packages: present};
  const packages = findPackages([limited], root).map(withLocales);
  const foreign = packages.find(({dir}) => !dir.startsWith(path.resolve(root) + path.sep));
  if (foreign) {
    throw new Error(
      `api:history: the types of ${foreign.name} in ${root} cannot be found; list the version in UNREADABLE of site/api-history/run.ts`,
    );
  }
  const tiers = loadTiers(packages, root, listProbes([limited]));

  const homeOf = (name: string): {plan?: PaidPlan} | undefined =>
    tiers.find((tier) => tier.packages.some((pkg) => findExport(tier, pkg, name)));
  const ownerByName = new Map<string, string>();
  const placed = (entries: CatalogArea['components'] = []): CatalogEntry[] =>
    entries.map(toEntry).flatMap((entry) => {
      // Parts have no history: in earlier majors, other components had their names.
      if (entry.isPart) {
        return [];
      }
      const packageName = present[entry.plan ?? 'community'];
      for (const name of [entry.name, ...(FORMER_OWNERS[entry.name] ?? [])]) {
        const isThere = tiers.some((tier) =>
          tier.packages.some((pkg) => pkg.name === packageName && findExport(tier, pkg, name)),
        );
        // A component that belonged to another plan at that time is read from that plan's package.
        const home = isThere ? entry : homeOf(name);
        if (home) {
          ownerByName.set(name, entry.name);
          return [{name, ...(home.plan && {plan: home.plan})}];
        }
      }
      return [];
    });
  const unread: string[] = [];
  const data = readCatalog(
    [{...limited, components: placed(area.components), interfaces: placed(area.interfaces)}],
    packages,
    tiers,
    ({name}, {message}) => unread.push(`${name}: ${message}`),
  );

  const names = data.entries.flatMap((entry) =>
    listRows({...entry, name: ownerByName.get(entry.name) ?? entry.name}),
  );
  for (const {name, plan} of data.grid.events) {
    names.push({kind: 'event', owner: '', name, ...(plan && {plan})});
  }
  const known = new Map<string, ReleaseName>();
  for (const tier of tiers) {
    for (const pkg of tier.packages) {
      names.push(
        ...listPaths(pkg).map((name): ReleaseName => ({
          kind: 'path',
          owner: '',
          name,
          ...(tier.plan && {plan: tier.plan}),
        })),
      );
      for (const {specifier, file} of [...pkg.entries].reverse()) {
        for (const [name, exported] of exportsOf(tier, file)) {
          if (name === 'default' || known.has(name)) {
            continue;
          }
          const symbol = followAlias(exported, tier.checker);
          const {deprecated} = readDoc(symbol);
          known.set(name, {
            kind: kindOfExport(name, tier.checker.getTypeOfSymbol(symbol), symbol.flags),
            owner: '',
            name,
            ...(tier.plan && {plan: tier.plan}),
            ...(deprecated !== undefined && {deprecated}),
            ...(specifier !== pkg.name && {from: specifier}),
          });
        }
      }
    }
  }
  names.push(...known.values());
  return {names, unread};
}
