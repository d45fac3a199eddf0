import ts from 'typescript';

import {byRequiredThenName, propertiesOf, readMember, type RawMember} from './extractMembers';
import {createApiError} from './createApiError';
import type {TypePrinter} from './printType';
import {readDoc} from './readDoc';
import type {InterfaceApi} from './types';
import {declarationOf, type ExportedSymbol} from './symbols';

/** The data of an interface before the origins of its properties are resolved. */
export interface RawInterface extends Omit<InterfaceApi, 'properties' | 'imports'> {
  properties: (RawMember & {declaredIn?: string})[];
}

/** Returns the name of the interface that declares a property. */
function ownerOf(symbol: ts.Symbol): string | undefined {
  const owner = declarationOf(symbol)?.parent;
  return owner && ts.isInterfaceDeclaration(owner) ? owner.name.text : undefined;
}

/**
 * Extracts the properties of an interface, or of a type alias for an object type.
 *
 * @param defaults the same type with default type arguments: some types only then have properties
 */
export function extractInterface(
  name: string,
  found: ExportedSymbol,
  printer: TypePrinter,
  defaults?: ts.Type,
): RawInterface {
  const {checker} = found.tier;
  const declaredType = checker.getDeclaredTypeOfSymbol(found.symbol);
  const isObject = (declaredType.isUnion() ? declaredType.types : [declaredType]).every(
    ({flags}) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection),
  );
  const declared = isObject ? propertiesOf(declaredType, checker) : [];
  const instantiated = isObject && defaults ? propertiesOf(defaults, checker) : [];
  const symbols =
    instantiated.length > declared.length &&
    !(defaults && defaults.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never))
      ? instantiated
      : declared;
  if (symbols.length === 0) {
    throw createApiError(
      `The type "${name}" of "${found.package.name}" has no properties. Remove it from the catalog.`,
    );
  }
  const doc = readDoc(found.symbol);
  const members = declaredType.isUnion() ? declaredType.types : [];
  /** A property of a union is required only if all of its members have it. */
  const isInAllMembers = (property: string) =>
    members.every((member) => checker.getPropertyOfType(member, property));
  const properties = symbols.flatMap((symbol) => {
    const {member, doc: memberDoc} = readMember(symbol, checker, printer);
    const declaredIn = ownerOf(symbol);
    if (memberDoc.ignored) {
      return [];
    }
    const {required, ...rest} = member;
    const isRequired = required && isInAllMembers(symbol.name);
    return [
      {...rest, ...(isRequired && {required: true as const}), ...(declaredIn && {declaredIn})},
    ];
  });
  return {
    kind: 'interface',
    name,
    area: found.package.area,
    ...(doc.description && {description: doc.description}),
    ...(doc.deprecated !== undefined && {deprecated: doc.deprecated}),
    properties: properties.sort(byRequiredThenName),
  };
}
