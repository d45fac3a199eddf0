import ts from 'typescript';

import type {ApiSignature} from './types';
import {printLiterals} from './printLiterals';
import type {Doc} from './readDoc';
import {simplifyType, type TypeNames} from './simplifyType';
import {definedMembers, printNode, resolveName, withoutUndefined} from './typeNodes';

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitThisParameter |
  ts.NodeBuilderFlags.IgnoreErrors;

/** Past this length the type is shown as its declaration writes it, when that is shorter. */
const LONG = 140;

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

/** The text of a declaration in one line. */
const textOf = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ');

/** The function part of a type, where it is one function and nothing more. */
function findCallable(checker: ts.TypeChecker, type: ts.Type): ts.Signature | undefined {
  const functions = definedMembers(type).filter((member) => member.getCallSignatures().length > 0);
  const [only] = functions;
  if (functions.length !== 1 || !only || checker.getPropertiesOfType(only).length > 0) {
    return undefined;
  }
  return only.getCallSignatures().length === 1 ? only.getCallSignatures()[0] : undefined;
}

/** The type that a property is declared with. */
function declaredType(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/** Reports the named types in a type that is copied from the source without being printed. */
function tellReferences(node: ts.Node, {checker, onReference}: TypeNames): void {
  const visit = (each: ts.Node): void => {
    if (ts.isTypeReferenceNode(each) && ts.isIdentifier(each.typeName)) {
      const symbol = resolveName(checker, each.typeName);
      if (symbol && !(symbol.flags & ts.SymbolFlags.TypeParameter)) {
        onReference(each.typeName.text, symbol);
      }
    }
    ts.forEachChild(each, visit);
  };
  visit(node);
}

/** A type as its declaration writes it, where it is long or hollow when it is spelled out. */
function shortenByDeclaration(spelledOut: string, declared: ts.TypeNode): string | undefined {
  const isHollow = /\bPartial<\{\}>|<\{\}>/.test(spelledOut);
  if (spelledOut.length <= LONG && !isHollow) {
    return undefined;
  }
  const written = textOf(declared)
    .replaceAll('"', "'")
    // A parameter of a type that is declared elsewhere means nothing here.
    .replace(/<T[A-Z]?\w*>/g, '');
  return written.length < spelledOut.length || isHollow ? written : undefined;
}

/** Returns the parameters and the return value of a signature, with types as `typeText` prints them. */
function describeSignature(
  signature: ts.Signature,
  doc: Doc | undefined,
  checker: ts.TypeChecker,
  typeText: TypePrinter['type'],
): ApiSignature {
  const documented = [...(doc?.params.entries() ?? [])].filter(([name]) => !name.includes('.'));
  const args = signature.parameters.map((parameter, index) => {
    const declaration = parameter.valueDeclaration;
    const declared = declaration && ts.isParameter(declaration) ? declaration : undefined;
    const description =
      doc?.params.get(parameter.name) ??
      (documented.length === signature.parameters.length ? documented[index]?.[1] : undefined);
    return {
      name: parameter.name,
      type: typeText(checker.getTypeOfSymbol(parameter), declared?.type),
      ...(declared?.questionToken && {optional: true as const}),
      ...(description && {description}),
    };
  });
  const answer = signature.getReturnType();
  if (answer.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) {
    return {args};
  }
  return {
    args,
    returns: {
      type: typeText(answer, signature.getDeclaration()?.type),
      ...(doc?.returns && {description: doc.returns}),
    },
  };
}

/**
 * Creates a printer for the types of one program.
 *
 * @param onReference receives every named type that appears in printed text.
 * @param publicName returns the exported name of a type, for types with an internal name.
 */
export function createTypePrinter(
  checker: ts.TypeChecker,
  onReference: TypeNames['onReference'] = () => {},
  publicName: TypeNames['publicName'] = (name) => name,
): TypePrinter {
  const names = {checker, onReference, publicName};

  const callable = (type: ts.Type) => findCallable(checker, type);

  const signatureText = (signature: ts.Signature): string => {
    const node = checker.signatureToSignatureDeclaration(
      signature,
      ts.SyntaxKind.FunctionType,
      undefined,
      FLAGS,
    ) as ts.FunctionTypeNode;
    return printNode(simplifyType(node, names));
  };

  const typeText = (type: ts.Type, declared?: ts.TypeNode): string => {
    const literals = printLiterals(checker, type, declared);
    if (literals) {
      return literals;
    }
    const signature = callable(type);
    if (signature && definedMembers(type).length === 1) {
      return signatureText(signature);
    }
    const node = checker.typeToTypeNode(type, undefined, FLAGS);
    if (!node) {
      return declared ? textOf(declared) : 'any';
    }
    const bare = withoutUndefined(node);
    const written = declared && shortenByDeclaration(printNode(bare), declared);
    if (declared && written !== undefined) {
      tellReferences(declared, names);
      return written;
    }
    return printNode(simplifyType(bare, names));
  };

  return {
    type: typeText,
    symbolType: (symbol) => typeText(checker.getTypeOfSymbol(symbol), declaredType(symbol)),
    callable,
    signatureText,
    signature(type, doc) {
      const signature = callable(type);
      return signature && describeSignature(signature, doc, checker, typeText);
    },
  };
}
