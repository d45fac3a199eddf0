import ts from 'typescript';
import {printNode, withoutUndefined} from './typeNodes';

/** Callbacks and checker for resolving the named types in a type. */
export interface TypeNames {
  checker: ts.TypeChecker;
  /** Called with every named type. */
  onReference: (name: string, symbol: ts.Symbol) => void;
  /** Returns the name under which a type is exported. */
  publicName: (name: string) => string;
}

/**
 * Returns the symbol that TypeScript's type printer attaches to the identifiers that it creates.
 */
const symbolOf = (node: ts.Node): ts.Symbol | undefined => (node as {symbol?: ts.Symbol}).symbol;

const isReact = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some((declaration) =>
    /[\\/]@types[\\/]react[\\/]index\.d\.ts$/.test(declaration.getSourceFile().fileName),
  ) ?? false;

/** Returns the type parameters of a declared type. */
function parametersOf(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] {
  for (const declaration of symbol.declarations ?? []) {
    if (
      (ts.isInterfaceDeclaration(declaration) ||
        ts.isTypeAliasDeclaration(declaration) ||
        ts.isClassDeclaration(declaration)) &&
      declaration.typeParameters
    ) {
      return declaration.typeParameters;
    }
  }
  return [];
}

/** Removes trailing type arguments that equal the defaults. */
function withoutDefaults(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  args: readonly ts.TypeNode[],
): ts.TypeNode[] {
  const parameters = parametersOf(symbol);
  const texts = args.map(printNode);
  let length = args.length;
  while (length > 0) {
    const parameter = parameters[length - 1];
    if (!parameter?.default) {
      break;
    }
    const written = parameter.default.getText().replace(/\s+/g, ' ').replaceAll('"', "'");
    const same = parameters.findIndex((candidate) => candidate.name.text === written);
    const accepted = new Set([
      written,
      checker.typeToString(checker.getTypeFromTypeNode(parameter.default)).replaceAll('"', "'"),
      same >= 0 ? texts[same] : undefined,
    ]);
    if (!accepted.has(texts[length - 1])) {
      break;
    }
    length -= 1;
  }
  return args.slice(0, length);
}

/** Replaces the name of a type with its public name, and removes default type arguments. */
function simplifyReference(
  node: ts.TypeReferenceNode,
  {text}: ts.Identifier,
  symbol: ts.Symbol,
  {checker, onReference, publicName}: TypeNames,
): ts.TypeNode {
  const name = publicName(text);
  if (!(symbol.flags & ts.SymbolFlags.TypeParameter)) {
    onReference(name, symbol);
  }
  const args = node.typeArguments && withoutDefaults(checker, symbol, node.typeArguments);
  return ts.factory.createTypeReferenceNode(
    isReact(symbol)
      ? ts.factory.createQualifiedName(ts.factory.createIdentifier('React'), name)
      : ts.factory.createIdentifier(name),
    args?.length ? args : undefined,
  );
}

/** Removes `undefined` from the type of an optional member: `a?: A | undefined` → `a?: A`. */
function simplifyOptional(
  node: ts.PropertySignature | ts.ParameterDeclaration,
  type: ts.TypeNode,
): ts.Node {
  const bare = withoutUndefined(type);
  return ts.isParameter(node)
    ? ts.factory.updateParameterDeclaration(
        node,
        node.modifiers,
        node.dotDotDotToken,
        node.name,
        node.questionToken,
        bare,
        undefined,
      )
    : ts.factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, bare);
}

/**
 * Simplifies a type for display: public names, no default type arguments, no `undefined` for
 * optional members.
 */
export function simplifyType(root: ts.TypeNode, names: TypeNames): ts.TypeNode {
  const visit = (child: ts.Node): ts.Node => {
    const node = ts.visitEachChild(child, visit, undefined);
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const symbol = symbolOf(node.typeName);
      return symbol ? simplifyReference(node, node.typeName, symbol, names) : node;
    }
    // TypeScript prints names that aren't in scope as `import('…').Name`.
    if (ts.isImportTypeNode(node) && node.qualifier) {
      const name = ts.isIdentifier(node.qualifier) ? node.qualifier : node.qualifier.right;
      return ts.factory.createTypeReferenceNode(name.text, node.typeArguments);
    }
    // A type parameter that defaults to `never` accepts callbacks with a parameter of any type.
    if (ts.isParameter(node) && node.type?.kind === ts.SyntaxKind.NeverKeyword) {
      return simplifyOptional(node, ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword));
    }
    if ((ts.isPropertySignature(node) || ts.isParameter(node)) && node.questionToken && node.type) {
      return simplifyOptional(node, node.type);
    }
    return node;
  };
  return visit(root) as ts.TypeNode;
}
