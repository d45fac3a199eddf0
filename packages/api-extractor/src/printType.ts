import ts from 'typescript';

import type {ApiSignature} from './types';
import {printLiterals} from './printLiterals';
import type {Doc} from './readDoc';
import {simplifyType, type TypeNames} from './simplifyType';
import {declarationOf} from './symbols';
import {definedMembers, printNode, reportReferences, withoutUndefined} from './typeNodes';

const FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitThisParameter |
  ts.NodeBuilderFlags.IgnoreErrors;

/**
 * Maximum number of characters of a printed type. If it's longer, its source text is printed
 * instead, provided that it's shorter.
 */
const MAX_TYPE_LENGTH = 140;

/** Prints types the way a developer would write them, and reports the types that they mention. */
export interface TypePrinter {
  /**
   * Prints the type of a symbol: unions of literals and functions in full, other named types by
   * name.
   */
  symbolType(symbol: ts.Symbol): string;
  /** Prints a type. `declared` is its source, which is used if the printed type is too long. */
  type(type: ts.Type, declared?: ts.TypeNode): string;
  /**
   * Returns the parameters and the return value of a function type; `undefined` for other types.
   */
  signature(type: ts.Type, doc?: Doc): ApiSignature | undefined;
}

/** Returns the source of a node in one line. */
const textOf = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ');

/** Returns the call signature of a type that is a single function without other properties. */
function findCallable(checker: ts.TypeChecker, type: ts.Type): ts.Signature | undefined {
  const functions = definedMembers(type).filter((member) => member.getCallSignatures().length > 0);
  const [only] = functions;
  if (functions.length !== 1 || !only || checker.getPropertiesOfType(only).length > 0) {
    return undefined;
  }
  return only.getCallSignatures().length === 1 ? only.getCallSignatures()[0] : undefined;
}

/** Returns the type annotation of a property. */
function declaredType(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = declarationOf(symbol);
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/** Returns the source of a type if the printed type is too long or lacks information. */
function shortenByDeclaration(printed: string, declared: ts.TypeNode): string | undefined {
  const isIncomplete = /\bPartial<\{\}>|<\{\}>/.test(printed);
  if (printed.length <= MAX_TYPE_LENGTH && !isIncomplete) {
    return undefined;
  }
  const written = textOf(declared)
    .replaceAll('"', "'")
    // Type parameters of another declaration have no meaning here.
    .replace(/<T[A-Z]?\w*>/g, '');
  return written.length < printed.length || isIncomplete ? written : undefined;
}

/**
 * Returns the parameters and the return value of a signature, with types as `typeText` prints them.
 */
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
  const returned = signature.getReturnType();
  if (returned.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) {
    return {args};
  }
  return {
    args,
    returns: {
      type: typeText(returned, signature.getDeclaration()?.type),
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
    const signature = findCallable(checker, type);
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
      reportReferences(checker, declared, onReference);
      return written;
    }
    return printNode(simplifyType(bare, names));
  };

  return {
    type: typeText,
    symbolType: (symbol) => typeText(checker.getTypeOfSymbol(symbol), declaredType(symbol)),
    signature(type, doc) {
      const signature = findCallable(checker, type);
      return signature && describeSignature(signature, doc, checker, typeText);
    },
  };
}
