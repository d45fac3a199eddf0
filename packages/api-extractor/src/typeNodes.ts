import ts from 'typescript';

const printer = ts.createPrinter({removeComments: true, omitTrailingSemicolon: true});

const blank = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);

/** Types that TypeScript expands, although they have familiar names. */
const FAMILIAR: [RegExp, string][] = [[/\{ defaultMuiPrevented\?: boolean; \}/g, 'MuiEvent']];

/** The text of a type, in one line. */
export const printNode = (node: ts.Node): string =>
  FAMILIAR.reduce(
    (text, [long, short]) => text.replace(long, short),
    printer.printNode(ts.EmitHint.Unspecified, node, blank).replace(/\s+/g, ' ').trim(),
  );

const isUndefined = (node: ts.TypeNode) => node.kind === ts.SyntaxKind.UndefinedKeyword;

/** `A` of `A | undefined`. */
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

/** The members of a union without `undefined`; of any other type, the type itself. */
export const definedMembers = (type: ts.Type): ts.Type[] =>
  type.isUnion() ? type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined)) : [type];

/** Resolves a name to its symbol, through imports. */
export function resolveName(checker: ts.TypeChecker, name: ts.EntityName): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
