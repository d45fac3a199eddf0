import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import {PLANS, type Area, type CatalogArea, type PaidPlan} from './types';
import {createApiError} from './createApiError';

/** An installed MUI X package. */
export interface InstalledPackage {
  name: string;
  area: Area;
  plan?: PaidPlan;
  version: string;
  /** Absolute path of the package. */
  dir: string;
  /** Folder of the package's source in the repository: `packages/x-charts`. */
  repositoryDir?: string;
  /** Import paths: subpaths first, the package root last. */
  entries: {specifier: string; file: string}[];
}

/** The packages of one plan, with their TypeScript program and type checker. */
export interface PackageTier {
  plan?: PaidPlan;
  packages: InstalledPackage[];
  checker: ts.TypeChecker;
  program: ts.Program;
  /** Returns a generic type of one of the packages with default type arguments. */
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

/** Matches folders of a package that don't export components. */
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

/** Finds an installed package and its import paths. */
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
      `Missing package "${name}" of "${area}". Install it or remove it from the catalog.`,
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
 * Finds the packages of a catalog without reading their types.
 *
 * @param root folder from which the packages are resolved.
 * @throws if a package isn't installed.
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

/**
 * Returns the source of a file that declares one constant of each type. Its type is the given type
 * with default type arguments.
 */
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
 * Declares a placeholder for the date type, which is `any` unless an adapter defines it. Types that
 * mention a date then contain the placeholder's name, which is the one that the packages use.
 */
const DATE_PROBE = `
interface PickerValidDate { isDate: true }
type ProbeDate = PickerValidDate;
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { probe: ProbeDate }
}
export {};`;

/**
 * Matches adapters, which are excluded because each adds its date type to every type of the
 * pickers.
 */
const isAdapter = (specifier: string) => /\/Adapter[A-Z]/.test(specifier);

const probeName = (area: Area, name: string) => `${area.replaceAll('-', '_')}_${name}`;

/**
 * Loads the types of the packages. Each plan has a separate program, because the types of a paid
 * package augment those of the community package if both are in one program. The programs share
 * their parsed files.
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
    // Parsed files depend on the compiler options too, but all programs have the same options, so
    // the file name is a sufficient key.
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
