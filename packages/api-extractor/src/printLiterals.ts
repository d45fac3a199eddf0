import ts from 'typescript';
import {definedMembers, resolveName} from './typeNodes';

/**
 * Maximum size of a union of literals that is printed in full. Larger ones, like all locale keys,
 * are printed by name.
 */
const MAX_LITERALS = 16;

const isLiteral = (type: ts.Type): boolean =>
  Boolean(type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike));

/** Returns the type node that a name refers to. */
function declarationOf(
  checker: ts.TypeChecker,
  node: ts.TypeNode | undefined,
): ts.TypeNode | undefined {
  if (!node || !ts.isTypeReferenceNode(node)) {
    return node;
  }
  const alias = resolveName(checker, node.typeName)?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias ? alias.type : node;
}

/** Returns the text of each distinct literal. `true` and `false` together become `boolean`. */
function textsOf(checker: ts.TypeChecker, members: readonly ts.Type[]): string[] {
  const isBoolean = ({flags}: ts.Type) => Boolean(flags & ts.TypeFlags.BooleanLiteral);
  const hasBoth = members.filter(isBoolean).length === 2;
  const texts = members.map((member) =>
    isBoolean(member) && hasBoth
      ? 'boolean'
      : member.isStringLiteral()
        ? `'${member.value}'`
        : checker.typeToString(member),
  );
  return [...new Set(texts)];
}

/**
 * Prints the members of a union of literals in the order of their declaration. Returns `undefined`
 * for other types, and for unions that are too large.
 */
export function printLiterals(
  checker: ts.TypeChecker,
  type: ts.Type,
  declared: ts.TypeNode | undefined,
): string | undefined {
  const members = definedMembers(type);
  if (
    members.length < 2 ||
    members.length > MAX_LITERALS ||
    !members.every(isLiteral) ||
    members.every((member) => member.flags & ts.TypeFlags.BooleanLike)
  ) {
    return undefined;
  }
  const source = (declarationOf(checker, declared)?.getText() ?? '').replaceAll('"', "'");
  const position = (text: string) => {
    const index = source.indexOf(text);
    return index < 0 ? Number.MAX_SAFE_INTEGER : index;
  };
  // The sort is stable, so members that the declaration doesn't name keep their order.
  return textsOf(checker, members)
    .sort((a, b) => position(a) - position(b))
    .join(' | ');
}
