import ts from 'typescript';

import {followAlias} from './symbols';

/** Prints TypeScript without comments. */
export const printer = ts.createPrinter({removeComments: true, omitTrailingSemicolon: true});

const blank = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);

/** Types that TypeScript expands, with the names that replace them. */
const TYPE_NAMES: [RegExp, string][] = [[/\{ defaultMuiPrevented\?: boolean; \}/g, 'MuiEvent']];

/** Prints a type in one line. */
export const printNode = (node: ts.Node): string =>
  TYPE_NAMES.reduce(
    (text, [long, short]) => text.replace(long, short),
    printer.printNode(ts.EmitHint.Unspecified, node, blank).replace(/\s+/g, ' ').trim(),
  );

const isUndefined = (node: ts.TypeNode) => node.kind === ts.SyntaxKind.UndefinedKeyword;

/** Removes `undefined` from a union: `A | undefined` → `A`. */
export function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node) || !node.types.some(isUndefined)) {
    return node;
  }
  const kept = node.types.filter((member) => !isUndefined(member));
  const [only] = kept;
  if (kept.length === 1 && only) {
    return ts.isParenthesizedTypeNode(only) ? only.type : only;
  }
  return ts.factory.createUnionTypeNode(kept);
}

/**
 * Returns the members of a union without `undefined`. For any other type, returns the type itself.
 */
export const definedMembers = (type: ts.Type): ts.Type[] =>
  type.isUnion() ? type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined)) : [type];

/** Resolves a name to its symbol, following imports. */
export function resolveName(checker: ts.TypeChecker, name: ts.EntityName): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && followAlias(symbol, checker);
}

/** Passes each named type in the source of a type to `onReference`, except type parameters. */
export function reportReferences(
  checker: ts.TypeChecker,
  root: ts.Node,
  onReference: (name: string, symbol: ts.Symbol) => void,
): void {
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const symbol = resolveName(checker, node.typeName);
      if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter)) {
        onReference(node.typeName.text, symbol);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
}
