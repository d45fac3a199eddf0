import path from 'node:path';
import ts from 'typescript';

import type {InstalledPackage, PackageTier} from './loadPackages';

/** Follows re-exports to the declared symbol. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Returns the main declaration of a symbol. */
export const declarationOf = (symbol: ts.Symbol): ts.Declaration | undefined =>
  symbol.valueDeclaration ?? symbol.declarations?.[0];

/** The package and file that declare a symbol. */
export interface Origin {
  package: string;
  file: string;
}

/**
 * Splits the path of a file in an installed package into the innermost package and the path within
 * it.
 */
export function locate(fileName: string): Origin | undefined {
  const match = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(
    fileName.replaceAll(path.sep, '/'),
  );
  return match?.[1] && match[2]
    ? {package: match[1], file: match[2].replace(/^(?:esm|modern)\//, '')}
    : undefined;
}

/** Returns the package and file that declare a symbol. */
export function originOf(symbol: ts.Symbol): Origin | undefined {
  const declaration = declarationOf(symbol);
  return declaration && locate(declaration.getSourceFile().fileName);
}

/**
 * Returns a string that identifies the package and path of a declaration. Unlike symbols, it's the
 * same in all programs.
 */
export function declarationKey(symbol: ts.Symbol): string | undefined {
  const origin = originOf(symbol);
  return origin && `${origin.package}/${origin.file}`;
}

/** An exported symbol, with the name and package that it's exported by. */
export interface ExportedSymbol {
  symbol: ts.Symbol;
  exportName: string;
  tier: PackageTier;
  package: InstalledPackage;
}

const exportsByFile = new WeakMap<ts.SourceFile, Map<ts.TypeChecker, Map<string, ts.Symbol>>>();

/** Returns the exports of an entry file by name. */
export function exportsOf(tier: PackageTier, file: string): Map<string, ts.Symbol> {
  const source = tier.program.getSourceFile(file);
  if (!source) {
    return new Map();
  }
  let byChecker = exportsByFile.get(source);
  if (!byChecker) {
    byChecker = new Map();
    exportsByFile.set(source, byChecker);
  }
  let names = byChecker.get(tier.checker);
  if (!names) {
    const module = tier.checker.getSymbolAtLocation(source);
    names = new Map(
      module ? tier.checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]) : [],
    );
    byChecker.set(tier.checker, names);
  }
  return names;
}

/** Returns the names under which a package may export something: unchanged, or marked as unstable. */
const exportNames = (name: string): string[] => [name, `Unstable_${name}`, `unstable_${name}`];

/** Finds an export of a package, first in the package root, then in its subpaths. */
export function findExport(
  tier: PackageTier,
  pkg: InstalledPackage,
  name: string,
): ExportedSymbol | undefined {
  for (const {file} of [...pkg.entries].reverse()) {
    const exported = exportsOf(tier, file);
    for (const exportName of exportNames(name)) {
      const symbol = exported.get(exportName);
      if (symbol) {
        return {symbol: followAlias(symbol, tier.checker), exportName, tier, package: pkg};
      }
    }
  }
  return undefined;
}

/**
 * Returns the import statements for a symbol, starting with the most specific path of the lowest
 * plan.
 */
export function findImports(found: ExportedSymbol, tiers: PackageTier[], name: string): string[] {
  const key = declarationKey(found.symbol);
  const statements: string[] = [];
  for (const tier of tiers) {
    for (const pkg of tier.packages.filter(({area}) => area === found.package.area)) {
      for (const {specifier, file} of pkg.entries) {
        const exported = exportsOf(tier, file).get(found.exportName);
        if (exported && declarationKey(followAlias(exported, tier.checker)) === key) {
          const binding = found.exportName === name ? name : `${found.exportName} as ${name}`;
          statements.push(`import { ${binding} } from '${specifier}';`);
        }
      }
    }
  }
  return statements;
}

/**
 * Returns the path of a symbol's source in the repository, inferred from the path of its published
 * types.
 */
export function findSource(symbol: ts.Symbol, packages: InstalledPackage[]): string | undefined {
  const declaration = declarationOf(symbol);
  const origin = originOf(symbol);
  const pkg = origin && packages.find(({name}) => name === origin.package);
  if (!declaration || !origin || !pkg?.repositoryDir) {
    return undefined;
  }
  const isScript = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  return `${pkg.repositoryDir}/src/${origin.file.replace(/\.d\.ts$/, isScript ? '.ts' : '.tsx')}`;
}
