import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import type {Area} from './types';
import {PLANS, type PaidPlan} from './types';
import type {CatalogArea} from './types';
import {createApiError} from './createApiError';

/** An installed package of the family. */
export interface InstalledPackage {
  name: string;
  area: Area;
  plan?: PaidPlan;
  version: string;
  /** Folder of the package. */
  dir: string;
  /** Folder of the package's source in the repository, like `packages/x-charts`. */
  repositoryDir?: string;
  /** Import paths: subpaths first, the package itself last. */
  entries: {specifier: string; file: string}[];
}

/** The packages of one plan with a type checker over them. */
export interface PackageTier {
  plan?: PaidPlan;
  packages: InstalledPackage[];
  checker: ts.TypeChecker;
  program: ts.Program;
  /** A generic type of one of the packages with its type arguments left to their defaults. */
  defaultsOf: (area: Area, name: string) => ts.Type | undefined;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Folders of a package that are no place to import components from. */
const NOT_PUBLIC =
  /^(internals|locales|themeAugmentation|tests|esm|node|modern|legacy|node_modules)$/;

function resolveTypes(specifier: string, from: string, cache?: ts.ModuleResolutionCache) {
  return ts.resolveModuleName(
    specifier,
    path.join(from, 'index.ts'),
    COMPILER_OPTIONS,
    ts.sys,
    cache,
  ).resolvedModule?.resolvedFileName;
}

/** Finds an installed package and what can be imported from it. */
function findPackage(
  name: string,
  area: Area,
  plan: PaidPlan | undefined,
  root: string,
  cache: ts.ModuleResolutionCache,
): InstalledPackage {
  const file = resolveTypes(name, root, cache);
  const marker = path.join('node_modules', name) + path.sep;
  const at = file?.lastIndexOf(marker) ?? -1;
  if (!file || at < 0) {
    throw createApiError(
      `the package "${name}" of "${area}" is not installed; install it or take it out of the catalog.`,
    );
  }
  const dir = file.slice(0, at + marker.length - 1);
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
    repository?: {directory?: string};
  };
  const entries: InstalledPackage['entries'] = [];
  for (const entry of fs.readdirSync(dir, {withFileTypes: true})) {
    if (entry.isDirectory() && !NOT_PUBLIC.test(entry.name)) {
      const specifier = `${name}/${entry.name}`;
      const resolved = resolveTypes(specifier, root, cache);
      if (resolved) {
        entries.push({specifier, file: resolved});
      }
    }
  }
  entries.push({specifier: name, file});
  return {
    name,
    area,
    ...(plan && {plan}),
    version: manifest.version,
    dir,
    ...(manifest.repository?.directory && {repositoryDir: manifest.repository.directory}),
    entries,
  };
}

/**
 * Finds the packages of a catalog, without reading their types.
 *
 * @param root folder whose `node_modules` (or those above it) hold the packages.
 * @throws when a package is not installed.
 */
export function findPackages(catalog: readonly CatalogArea[], root: string): InstalledPackage[] {
  const cache = ts.createModuleResolutionCache(root, (file) => file, COMPILER_OPTIONS);
  return catalog.flatMap(({area, packages}) =>
    PLANS.flatMap((plan) => {
      const name = packages[plan];
      return name
        ? [findPackage(name, area, plan === 'community' ? undefined : plan, root, cache)]
        : [];
    }),
  );
}

/** Source of a file that declares one constant of each named type. */
function writeProbe(members: InstalledPackage[], types: {area: Area; name: string}[]): string {
  return types
    .flatMap(({area, name}, index) => {
      const pkg = members.find((member) => member.area === area);
      return pkg
        ? [
            `import type {${name} as T${index}} from '${pkg.name}';`,
            `declare const ${probeName(area, name)}: T${index};`,
          ]
        : [];
    })
    .join('\n');
}

/**
 * A date is of the type that the reader's adapter brings, and of any type without one. A stand-in with the name that
 * the packages give it lets types that mention a date say so.
 */
const DATE_PROBE = `
interface PickerValidDate { isDate: true }
type ProbeDate = PickerValidDate;
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { probe: ProbeDate }
}
export {};`;

/** Brings the date type of its library into every type of the pickers. */
const isAdapter = (specifier: string) => /\/Adapter[A-Z]/.test(specifier);

const probeName = (area: Area, name: string) => `${area.replaceAll('-', '_')}_${name}`;

/**
 * Reads the types of the packages: one program per plan, because the types of a paid package add to those of the free
 * one as soon as both are in a program. The programs share what they have parsed.
 */
export function loadTiers(
  packages: InstalledPackage[],
  root: string,
  types: {area: Area; name: string}[] = [],
): PackageTier[] {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (fileName, options, ...rest) => {
    // The format of a module is part of what is parsed; the programs share all options, so the name is key enough.
    if (!parsed.has(fileName)) {
      parsed.set(fileName, getSourceFile(fileName, options, ...rest));
    }
    return parsed.get(fileName);
  };
  return PLANS.flatMap((word) => {
    const plan = word === 'community' ? undefined : word;
    const members = packages.filter((candidate) => candidate.plan === plan);
    if (members.length === 0) {
      return [];
    }
    const probe = path.join(root, `api-reference-${word}.ts`);
    const hasDates = members.some(({area}) => area === 'date-pickers');
    const source = writeProbe(members, types) + (hasDates ? DATE_PROBE : '');
    parsed.set(probe, ts.createSourceFile(probe, source, ts.ScriptTarget.ES2022, true));
    const program = ts.createProgram({
      rootNames: [
        probe,
        ...members.flatMap(({entries}) =>
          entries.filter(({specifier}) => !isAdapter(specifier)).map(({file}) => file),
        ),
      ],
      options: COMPILER_OPTIONS,
      host,
    });
    const checker = program.getTypeChecker();
    return [
      {
        ...(plan && {plan}),
        packages: members,
        program,
        checker,
        defaultsOf(area: Area, name: string) {
          const source = program.getSourceFile(probe);
          for (const statement of source?.statements ?? []) {
            const [declaration] = ts.isVariableStatement(statement)
              ? statement.declarationList.declarations
              : [];
            if (declaration?.name.getText(source) === probeName(area, name)) {
              return checker.getTypeAtLocation(declaration.name);
            }
          }
          return undefined;
        },
      },
    ];
  });
}
