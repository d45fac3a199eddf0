import ts from 'typescript';

import type {ApiSignature} from '../../site/api/shared';
import type {Doc} from './readDoc';

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitThisParameter |
  ts.NodeBuilderFlags.IgnoreErrors;

/** Past this length the type is shown as its declaration writes it, when that is shorter. */
const LONG = 140;

/** Larger unions of literals, like all locale keys, stay behind their name. */
const MAX_LITERALS = 16;

const printer = ts.createPrinter({removeComments: true, omitTrailingSemicolon: true});

/** What TypeScript spells out although readers know it by its name. */
const FAMILIAR: [RegExp, string][] = [[/\{ defaultMuiPrevented\?: boolean; \}/g, 'MuiEvent']];

/** The symbol that the type printer of TypeScript leaves on the names it creates. */
const symbolOf = (node: ts.Node): ts.Symbol | undefined => (node as {symbol?: ts.Symbol}).symbol;

const isUndefined = (node: ts.TypeNode) => node.kind === ts.SyntaxKind.UndefinedKeyword;

function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
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

/** Prints types the way a reader would write them, and remembers the types they name. */
export interface TypePrinter {
  /** The type of a symbol: unions of literals and functions spelled out, other named types by their name. */
  symbolType(symbol: ts.Symbol): string;
  /** A type by itself; `declared` is what the source says, for types that are long when spelled out. */
  type(type: ts.Type, declared?: ts.TypeNode): string;
  /** The arguments and the answer of a function type, or nothing for other types. */
  signature(type: ts.Type, doc?: Doc): ApiSignature | undefined;
  /** The function part of a type such as `((x: number) => void) | undefined`. */
  callable(type: ts.Type): ts.Signature | undefined;
  /** The text of a signature, like `(row: R) => string`. */
  signatureText(signature: ts.Signature): string;
}

/**
 * Makes a printer for the types of one program.
 *
 * @param onReference is told every named type that appears in a printed text.
 * @param publicName gives the name under which readers import a type, for types with an internal one.
 */
export function createTypePrinter(
  checker: ts.TypeChecker,
  onReference: (name: string, symbol: ts.Symbol) => void = () => {},
  publicName: (name: string) => string = (name) => name,
): TypePrinter {
  const blank = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest);

  const print = (node: ts.Node): string =>
    FAMILIAR.reduce(
      (text, [long, short]) => text.replace(long, short),
      printer.printNode(ts.EmitHint.Unspecified, node, blank).replace(/\s+/g, ' ').trim(),
    );

  const isReact = (symbol: ts.Symbol): boolean =>
    symbol.declarations?.some((declaration) =>
      /[\\/]@types[\\/]react[\\/]index\.d\.ts$/.test(declaration.getSourceFile().fileName),
    ) ?? false;

  /** Type parameters of a declared type with their defaults. */
  const parametersOf = (symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] => {
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
  };

  /** Arguments that say what would be there anyway are left out, as a reader would. */
  const withoutDefaults = (symbol: ts.Symbol, args: readonly ts.TypeNode[]): ts.TypeNode[] => {
    const parameters = parametersOf(symbol);
    const texts = args.map(print);
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
  };

  const tidy = (root: ts.TypeNode): ts.TypeNode => {
    const visit = (node: ts.Node): ts.Node => {
      const visited = ts.visitEachChild(node, visit, undefined);
      if (ts.isTypeReferenceNode(visited) && ts.isIdentifier(visited.typeName)) {
        const symbol = symbolOf(visited.typeName);
        if (!symbol) {
          return visited;
        }
        const name = publicName(visited.typeName.text);
        if (!(symbol.flags & ts.SymbolFlags.TypeParameter)) {
          onReference(name, symbol);
        }
        const args = visited.typeArguments && withoutDefaults(symbol, visited.typeArguments);
        return ts.factory.createTypeReferenceNode(
          isReact(symbol)
            ? ts.factory.createQualifiedName(ts.factory.createIdentifier('React'), name)
            : ts.factory.createIdentifier(name),
          args?.length ? args : undefined,
        );
      }
      // `import('…').Name` is what TypeScript prints for names that are not in scope.
      if (ts.isImportTypeNode(visited) && visited.qualifier) {
        const name = ts.isIdentifier(visited.qualifier)
          ? visited.qualifier
          : visited.qualifier.right;
        return ts.factory.createTypeReferenceNode(name.text, visited.typeArguments);
      }
      if (ts.isPropertySignature(visited) && visited.questionToken && visited.type) {
        return ts.factory.updatePropertySignature(
          visited,
          visited.modifiers,
          visited.name,
          visited.questionToken,
          withoutUndefined(visited.type),
        );
      }
      if (ts.isParameter(visited) && visited.questionToken && visited.type) {
        return ts.factory.updateParameterDeclaration(
          visited,
          visited.modifiers,
          visited.dotDotDotToken,
          visited.name,
          visited.questionToken,
          withoutUndefined(visited.type),
          undefined,
        );
      }
      return visited;
    };
    return visit(root) as ts.TypeNode;
  };

  const toNode = (type: ts.Type, flags = FLAGS): ts.TypeNode | undefined =>
    checker.typeToTypeNode(type, undefined, flags);

  const withoutUndefinedType = (type: ts.Type): ts.Type[] =>
    type.isUnion()
      ? type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined))
      : [type];

  const callable = (type: ts.Type): ts.Signature | undefined => {
    const functions = withoutUndefinedType(type).filter(
      (member) => member.getCallSignatures().length > 0,
    );
    const [only] = functions;
    if (functions.length !== 1 || !only || checker.getPropertiesOfType(only).length > 0) {
      return undefined;
    }
    return only.getCallSignatures().length === 1 ? only.getCallSignatures()[0] : undefined;
  };

  const signatureText = (signature: ts.Signature): string => {
    const node = checker.signatureToSignatureDeclaration(
      signature,
      ts.SyntaxKind.FunctionType,
      undefined,
      FLAGS,
    ) as ts.FunctionTypeNode;
    return print(tidy(node));
  };

  const isLiteral = (type: ts.Type): boolean =>
    Boolean(type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike));

  /** The members of a union of literals in the order in which they were declared. */
  const literalUnion = (type: ts.Type, declared: ts.TypeNode | undefined): string | undefined => {
    const members = withoutUndefinedType(type);
    if (
      members.length < 2 ||
      members.length > MAX_LITERALS ||
      !members.every(isLiteral) ||
      members.every((member) => member.flags & ts.TypeFlags.BooleanLike)
    ) {
      return undefined;
    }
    const texts = [
      ...new Set(
        members.map((member) =>
          member.flags & ts.TypeFlags.BooleanLiteral &&
          members.filter((other) => other.flags & ts.TypeFlags.BooleanLiteral).length === 2
            ? 'boolean'
            : member.isStringLiteral()
              ? `'${member.value}'`
              : checker.typeToString(member),
        ),
      ),
    ];
    const source = declarationOf(declared)?.getText() ?? '';
    const position = (text: string) => {
      const index = source.replaceAll('"', "'").indexOf(text);
      return index < 0 ? Number.MAX_SAFE_INTEGER : index;
    };
    return texts
      .map((text, index) => ({text, index}))
      .sort((a, b) => position(a.text) - position(b.text) || a.index - b.index)
      .map(({text}) => text)
      .join(' | ');
  };

  /** Follows a name to the type that it stands for. */
  const declarationOf = (node: ts.TypeNode | undefined): ts.TypeNode | undefined => {
    if (!node || !ts.isTypeReferenceNode(node)) {
      return node;
    }
    let symbol = checker.getSymbolAtLocation(node.typeName);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
      symbol = checker.getAliasedSymbol(symbol);
    }
    const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
    return alias ? alias.type : node;
  };

  /** The names in a type as the source writes it, for texts that are taken over unprinted. */
  const referencesIn = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      let symbol = checker.getSymbolAtLocation(node.typeName);
      if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
        symbol = checker.getAliasedSymbol(symbol);
      }
      if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter)) {
        onReference(node.typeName.text, symbol);
      }
    }
    ts.forEachChild(node, referencesIn);
  };

  const typeText = (type: ts.Type, declared?: ts.TypeNode): string => {
    const literals = literalUnion(type, declared);
    if (literals) {
      return literals;
    }
    const members = withoutUndefinedType(type);
    const signature = callable(type);
    if (signature && members.length === 1) {
      return signatureText(signature);
    }
    const node = toNode(type);
    if (!node) {
      return declared ? declared.getText().replace(/\s+/g, ' ') : 'any';
    }
    const bare = withoutUndefined(node);
    const quiet = print(bare);
    const isHollow = /\bPartial<\{\}>|<\{\}>/.test(quiet);
    if ((quiet.length > LONG || isHollow) && declared) {
      const written = declared
        .getText()
        .replace(/\s+/g, ' ')
        .replaceAll('"', "'")
        // A parameter of a type that is declared elsewhere means nothing here.
        .replace(/<T[A-Z]?\w*>/g, '');
      if (written.length < quiet.length || isHollow) {
        referencesIn(declared);
        return written;
      }
    }
    return print(tidy(bare));
  };

  const declaredNode = (symbol: ts.Symbol): ts.TypeNode | undefined => {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    return declaration &&
      (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type
      : undefined;
  };

  return {
    type: typeText,
    symbolType: (symbol) => typeText(checker.getTypeOfSymbol(symbol), declaredNode(symbol)),
    callable,
    signatureText,
    signature(type, doc) {
      const signature = callable(type);
      if (!signature) {
        return undefined;
      }
      const documented = [...(doc?.params.entries() ?? [])].filter(([name]) => !name.includes('.'));
      const args = signature.parameters.map((parameter, index) => {
        const declaration = parameter.valueDeclaration;
        const declared = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
        const description =
          doc?.params.get(parameter.name) ??
          (documented.length === signature.parameters.length ? documented[index]?.[1] : undefined);
        const optional =
          declaration && ts.isParameter(declaration) && declaration.questionToken !== undefined;
        return {
          name: parameter.name,
          type: typeText(checker.getTypeOfSymbol(parameter), declared),
          ...(optional && {optional: true as const}),
          ...(description && {description}),
        };
      });
      const answer = signature.getReturnType();
      const isVoid = Boolean(answer.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined));
      const returns = isVoid
        ? undefined
        : {
            type: typeText(answer, signature.getDeclaration()?.type),
            ...(doc?.returns && {description: doc.returns}),
          };
      return {args, ...(returns && {returns})};
    },
  };
}
