import ts from 'typescript';
import {definedMembers, resolveName} from './typeNodes';

/** Larger unions of literals, like all locale keys, stay behind their name. */
const MAX_LITERALS = 16;

const isLiteral = (type: ts.Type): boolean =>
  Boolean(type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike));

/** Follows a name to the type that it stands for. */
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

/** The texts of literals, each once; `true` and `false` together are a boolean. */
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

/** The members of a union of literals in the order in which they were declared; nothing for other types, and for long unions. */
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
  // Stable: what the declaration does not name keeps its order.
  return textsOf(checker, members)
    .sort((a, b) => position(a) - position(b))
    .join(' | ');
}
