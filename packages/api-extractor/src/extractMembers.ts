import ts from 'typescript';

import {readDoc, type Doc} from './readDoc';
import type {ApiMember, PaidPlan} from './types';
import {originOf, type Origin} from './symbols';
import type {TypePrinter} from './printType';

/** A member with additional data for later steps. */
export interface RawMember extends ApiMember {
  origin?: Origin;
}

/** Returns all properties of a type. For a union, includes the properties of every member. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const found = new Map<string, ts.Symbol>();
  for (const each of [type, ...(type.isUnion() ? type.types : [])]) {
    for (const property of checker.getPropertiesOfType(each)) {
      if (!found.has(property.name)) {
        found.set(property.name, property);
      }
    }
  }
  return [...found.values()];
}

/** Reads one property: its type, its doc comment, and where it is declared. */
export function readMember(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  printer: TypePrinter,
): {member: RawMember; doc: Doc} {
  const doc = readDoc(symbol);
  const type = checker.getTypeOfSymbol(symbol);
  const plan = /Only available in (?:the )?`?<?DataGrid(Pro|Premium)/.exec(
    doc.description ?? '',
  )?.[1];
  const origin = originOf(symbol);
  const signature = printer.signature(type, doc);
  const shouldDocument =
    signature &&
    (signature.args.some(({description}) => description) || signature.returns?.description);
  const member: RawMember = {
    name: symbol.name,
    type: printer.symbolType(symbol),
    ...(!(symbol.flags & ts.SymbolFlags.Optional) && {required: true as const}),
    ...(doc.default && doc.default !== 'undefined' && {default: doc.default}),
    ...(doc.description && {description: doc.description}),
    ...(doc.deprecated !== undefined && {deprecated: doc.deprecated}),
    ...(plan && {plan: plan.toLowerCase() as PaidPlan}),
    ...(shouldDocument && {signature}),
    ...(doc.see && {see: doc.see}),
    ...(origin && {origin}),
  };
  return {member, doc};
}

/** Sorts alphabetically. */
export function byName(a: {name: string}, b: {name: string}): number {
  return a.name.localeCompare(b.name, 'en');
}

/** Sorts required members first, then alphabetically. */
export function byRequiredThenName(a: ApiMember, b: ApiMember): number {
  return Number(b.required ?? false) - Number(a.required ?? false) || byName(a, b);
}
