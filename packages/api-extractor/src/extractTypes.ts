import ts from 'typescript';

import type {ApiTypeDefinition} from './types';
import {originOf} from './symbols';
import {printer, reportReferences} from './typeNodes';

/**
 * Maximum number of lines of a declaration. Longer ones are truncated; the complete declaration is
 * in the source.
 */
const MAX_LINES = 40;
/** Maximum depth to which the types that other types mention are included. */
const MAX_DEPTH = 2;

/**
 * Returns the source of a declaration without doc comments.
 *
 * @param maxLines maximum number of lines; longer declarations are truncated.
 */
export function printDeclaration(declaration: ts.Declaration, maxLines: number): string {
  const text = printer
    .printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
    .replace(/^(export |declare )+/, '')
    .replace(/^ {4}/gm, '  ')
    .replace(/import\(["'][^"']*["']\)\./g, '')
    .replaceAll('"', "'");
  const lines = text.split('\n');
  return lines.length > maxLines
    ? [...lines.slice(0, maxLines - 2), '  // …', lines.at(-1)].join('\n')
    : text;
}

const typeText = (declaration: ts.Declaration): string | undefined =>
  ts.isInterfaceDeclaration(declaration) ||
  ts.isTypeAliasDeclaration(declaration) ||
  ts.isEnumDeclaration(declaration)
    ? printDeclaration(declaration, MAX_LINES)
    : undefined;

/** Collects the named types that printed signatures mention, and prints their declarations. */
export class TypeCollector {
  private readonly symbols = new Map<string, {symbol: ts.Symbol; checker: ts.TypeChecker}>();

  /** Adds a type. If two types have the same name, the first one is kept. */
  add(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): void {
    if (!this.symbols.has(name) && originOf(symbol)?.package.startsWith('@mui/x-')) {
      this.symbols.set(name, {symbol, checker});
    }
  }

  /**
   * Prints the declarations, including those of the types that they mention. `exporter` returns the
   * package that exports a type.
   */
  print(
    exporter: (name: string, symbol: ts.Symbol) => string | undefined,
  ): Record<string, ApiTypeDefinition> {
    let frontier = [...this.symbols.keys()];
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
      const before = new Set(this.symbols.keys());
      for (const name of frontier) {
        const entry = this.symbols.get(name);
        entry?.symbol.declarations?.forEach((declaration) =>
          this.addMentioned(declaration, entry.checker),
        );
      }
      frontier = [...this.symbols.keys()].filter((name) => !before.has(name));
    }
    const definitions: Record<string, ApiTypeDefinition> = {};
    for (const [name, {symbol}] of [...this.symbols].sort(([a], [b]) => a.localeCompare(b))) {
      const code = symbol.declarations?.map(typeText).find((text) => text !== undefined);
      if (code) {
        const from = exporter(name, symbol);
        definitions[name] = {code, ...(from && {package: from})};
      }
    }
    return definitions;
  }

  private addMentioned(declaration: ts.Declaration, checker: ts.TypeChecker): void {
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
      reportReferences(checker, declaration, (name, symbol) => this.add(name, symbol, checker));
    }
  }
}
