import ts from 'typescript';

import {printDeclaration} from './extractTypes';
import type {PackageTier} from './loadPackages';
import {readDoc, withoutLinkLists} from './readDoc';
import type {ApiExport, Area, ExportKind} from './types';
import {declarationOf, exportsOf, followAlias} from './symbols';

/**
 * Maximum number of lines of a declaration. Longer ones are truncated to keep responses of the MCP
 * server short.
 */
const MAX_LINES = 16;
const MAX_LENGTH = 900;

function kindOf(name: string, symbol: ts.Symbol): ExportKind {
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return 'type';
  }
  const isFunction =
    (symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Class)) !== 0 ||
    symbol.declarations?.some(
      (declaration) =>
        ts.isVariableDeclaration(declaration) &&
        declaration.type !== undefined &&
        (ts.isFunctionTypeNode(declaration.type) ||
          /Component\b|ComponentType|JSX\.Element|ReactElement/.test(declaration.type.getText())),
    );
  if (/^use[A-Z]/.test(name)) {
    return 'hook';
  }
  if (/^(Unstable_)?[A-Z][a-z]/.test(name) && isFunction) {
    return 'component';
  }
  return isFunction ? 'function' : 'constant';
}

function codeOf(kind: ExportKind, symbol: ts.Symbol): string | undefined {
  const declaration = kind === 'type' ? symbol.declarations?.[0] : declarationOf(symbol);
  if (!declaration || kind === 'component' || ts.isSourceFile(declaration)) {
    return undefined;
  }
  const text = printDeclaration(declaration, MAX_LINES);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

/**
 * Extracts every name that can be imported from the packages of an area, with its kind and import
 * paths.
 */
export function extractExports(area: Area, tiers: readonly PackageTier[]): ApiExport[] {
  const found = new Map<string, ApiExport>();
  for (const tier of tiers) {
    for (const pkg of tier.packages.filter((candidate) => candidate.area === area)) {
      const seen = new Set<string>();
      // The package root is last in the list but must come first here: a subpath is only listed if
      // the root doesn't export the name.
      for (const {specifier, file} of [...pkg.entries].reverse()) {
        for (const [name, exported] of exportsOf(tier, file)) {
          if (seen.has(name) || name === 'default') {
            continue;
          }
          seen.add(name);
          const known = found.get(name);
          const from = [...(known?.from ?? []), specifier];
          if (known) {
            known.from = from;
          }
          // A package exports the component of a higher plan as a deprecated function that only
          // throws; the package of that plan has the component.
          if (known && known.deprecated === undefined) {
            continue;
          }
          const symbol = followAlias(exported, tier.checker);
          const doc = readDoc(symbol);
          if (known && doc.deprecated !== undefined) {
            continue;
          }
          const kind = kindOf(name, symbol);
          const code = codeOf(kind, symbol);
          const description = withoutLinkLists(doc.description);
          found.set(name, {
            name,
            kind,
            from,
            ...(code && {code}),
            ...(description && {description}),
            ...(doc.deprecated !== undefined && {deprecated: doc.deprecated}),
          });
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
