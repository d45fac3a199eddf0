import path from 'node:path';
import ts from 'typescript';

import type {InstalledPackage, PackageTier} from './loadPackages';

/** Follows re-exports to the symbol that is declared. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Where a file of an installed package lies: the innermost package and the path in it. */
export function locate(fileName: string): {package: string; file: string} | undefined {
  const match = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(
    fileName.replaceAll(path.sep, '/'),
  );
  return match?.[1] && match[2]
    ? {package: match[1], file: match[2].replace(/^(?:esm|modern)\//, '')}
    : undefined;
}

/** The package and path that declare a symbol, as one word: two programs agree on it. */
export function declarationKey(symbol: ts.Symbol): string | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const place = declaration && locate(declaration.getSourceFile().fileName);
  return place && `${place.package}/${place.file}`;
}

/** An exported symbol, and under which name and from where. */
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

/** The names under which a package may export something: as it is, or marked as unstable. */
export const exportNames = (name: string): string[] => [
  name,
  `Unstable_${name}`,
  `unstable_${name}`,
];

/** Finds an export in a package: in the package itself first, then in its deeper paths. */
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

/** The import statements that bring a symbol, the most specific path of the cheapest package first. */
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

/** The path of a symbol's source in the repository, guessed from where its types are published. */
export function findSource(symbol: ts.Symbol, packages: InstalledPackage[]): string | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const place = declaration && locate(declaration.getSourceFile().fileName);
  const pkg = place && packages.find(({name}) => name === place.package);
  if (!place || !pkg?.repositoryDir) {
    return undefined;
  }
  const isScript = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
  return `${pkg.repositoryDir}/src/${place.file.replace(/\.d\.ts$/, isScript ? '.ts' : '.tsx')}`;
}
