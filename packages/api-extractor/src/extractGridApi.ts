import type ts from 'typescript';

import {byName, readMember} from './extractMembers';
import type {PackageTier} from './loadPackages';
import type {TypePrinter} from './printType';
import {readDoc} from './readDoc';
import {toKebabCase} from './toKebabCase';
import type {GridApiArea, GridApiData, GridEventApi, GridSelectorApi, PaidPlan} from './types';
import {exportsOf, findExport, followAlias} from './symbols';

/** The grid packages of one plan, and a printer for their types. */
export interface GridTier {
  tier: PackageTier;
  printer: TypePrinter;
}

const gridPackage = ({packages}: PackageTier) => packages.find(({area}) => area === 'data-grid');

/** Returns the area of an interface: `GridRowSelectionApi` → `row-selection`. */
export function toAreaName(interfaceName: string): string {
  return toKebabCase(
    interfaceName
      .replace(/^Grid/, '')
      .replace(/Api(Base)?(Community|Pro|Premium)?$/, '')
      .replace(/Api$/, ''),
  );
}

/** Returns the declared type of an export of a plan's grid package. */
function declaredType({tier}: GridTier, name: string): ts.Type | undefined {
  const pkg = gridPackage(tier);
  const found = pkg && findExport(tier, pkg, name);
  return found && tier.checker.getDeclaredTypeOfSymbol(found.symbol);
}

/** Returns a function that maps a property of a type to the lowest plan that includes it. */
function planOf(tiers: GridTier[], typeName: string): (property: string) => PaidPlan | undefined {
  const known = tiers.map((gridTier) => {
    const type = declaredType(gridTier, typeName);
    const names = new Set(type?.getProperties().map(({name}) => name));
    return {plan: gridTier.tier.plan, names};
  });
  return (property) => known.find(({names}) => names.has(property))?.plan;
}

/**
 * Returns the interfaces that make up an interface, each with the properties that it declares
 * itself.
 */
function parts(type: ts.Type, checker: ts.TypeChecker): {symbol: ts.Symbol; names: string[]}[] {
  const found: {symbol: ts.Symbol; names: string[]}[] = [];
  const seen = new Set<ts.Symbol>();
  const visit = (current: ts.Type) => {
    const symbol = current.aliasSymbol ?? current.getSymbol();
    if (symbol && seen.has(symbol)) {
      return;
    }
    const bases = current.isClassOrInterface() ? checker.getBaseTypes(current) : [];
    const resolved =
      bases.length > 0
        ? bases
        : ((current as ts.TypeReference).target as ts.Type | undefined)?.isClassOrInterface()
          ? checker.getBaseTypes((current as ts.TypeReference).target)
          : [];
    const inherited = new Set(
      resolved.flatMap((base) => checker.getPropertiesOfType(base).map(({name}) => name)),
    );
    const own = checker
      .getPropertiesOfType(current)
      .map(({name}) => name)
      .filter((name) => !inherited.has(name));
    if (symbol) {
      seen.add(symbol);
    }
    if (symbol && own.length > 0) {
      found.push({symbol, names: own});
    }
    resolved.forEach(visit);
  };
  visit(type);
  return found;
}

function readAreas(tiers: GridTier[]): GridApiArea[] {
  const top = tiers.at(-1);
  const type = top && declaredType(top, 'GridApi');
  if (!top || !type) {
    return [];
  }
  const {checker} = top.tier;
  const cheapest = planOf(tiers, 'GridApi');
  const areas = new Map<string, GridApiArea>();
  for (const {symbol, names} of parts(type, checker)) {
    const area = toAreaName(symbol.name);
    const methods = names.flatMap((name) => {
      const property = checker.getPropertyOfType(type, name);
      if (!property) {
        return [];
      }
      const {member, doc} = readMember(property, checker, top.printer);
      const {origin: _origin, required: _required, ...rest} = member;
      const plan = cheapest(name);
      return doc.ignored ? [] : [{...rest, ...(plan && {plan})}];
    });
    if (methods.length === 0) {
      continue;
    }
    const known = areas.get(area);
    if (known) {
      known.methods.push(...methods);
      continue;
    }
    const {description} = readDoc(symbol);
    areas.set(area, {
      area,
      name: symbol.name.replace(/(Base|Community|Pro|Premium)$/, ''),
      ...(description && {description}),
      methods,
    });
  }
  return [...areas.values()]
    .sort((a, b) => a.area.localeCompare(b.area))
    .map((area) => {
      const [plan] = [...new Set(area.methods.map((method) => method.plan))];
      const same = area.methods.every((method) => method.plan === plan);
      return {...area, ...(same && plan && {plan}), methods: area.methods.sort(byName)};
    });
}

/** Returns the prop for an event: `rowClick` → `onRowClick`. */
const listenerProp = (event: string) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;

function readEvents(tiers: GridTier[], propNames: Set<string>): GridEventApi[] {
  const top = tiers.at(-1);
  const type = top && declaredType(top, 'GridEventLookup');
  if (!top || !type) {
    return [];
  }
  const {checker} = top.tier;
  const cheapest = planOf(tiers, 'GridEventLookup');
  return checker
    .getPropertiesOfType(type)
    .flatMap((symbol) => {
      const doc = readDoc(symbol);
      if (doc.ignored) {
        return [];
      }
      const lookup = checker.getTypeOfSymbol(symbol);
      const part = (name: string) => {
        const property = checker.getPropertyOfType(lookup, name);
        return property && top.printer.symbolType(property);
      };
      const params = part('params');
      const event = part('event');
      const plan = cheapest(symbol.name);
      const prop = listenerProp(symbol.name);
      return [
        {
          name: symbol.name,
          ...(doc.description && {description: doc.description}),
          ...(params && {params}),
          ...(event && {event}),
          ...(propNames.has(prop) && {prop}),
          ...(plan && {plan}),
        },
      ];
    })
    .sort(byName);
}

/**
 * Returns a name for the second argument of a selector, which is unnamed in its type: `GridRowId` →
 * `rowId`.
 */
function argumentName(type: string): string {
  if (/^Grid\w+$/.test(type)) {
    const name = type.slice('Grid'.length);
    return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  }
  return type.startsWith('{') ? 'options' : type === 'string' ? 'field' : 'value';
}

/**
 * Returns the feature whose folder declares a selector: `hooks/features/rowSelection/…` → `Row
 * selection`.
 */
function categoryOf(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const folder = /\/(\w+)\/[^/]+$/.exec(file)?.[1] ?? 'state';
  const words = toKebabCase(folder).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function readSelectors(tiers: GridTier[]): GridSelectorApi[] {
  const selectors = new Map<string, GridSelectorApi>();
  for (const {tier, printer} of tiers) {
    const pkg = gridPackage(tier);
    const root = pkg?.entries.at(-1);
    for (const [name, exported] of root ? exportsOf(tier, root.file) : []) {
      if (!/^grid[A-Z]\w*Selector$/.test(name) || selectors.has(name)) {
        continue;
      }
      const symbol = followAlias(exported, tier.checker);
      const doc = readDoc(symbol);
      const [signature] = tier.checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (doc.ignored || !signature) {
        continue;
      }
      const extra = signature.parameters
        .slice(1)
        .map((parameter) => printer.symbolType(parameter))
        .filter((type) => type !== 'unknown' && type !== 'void');
      const args = ['apiRef', ...extra.map((type) => `${argumentName(type)}: ${type}`)];
      const returns = printer.type(signature.getReturnType());
      selectors.set(name, {
        name,
        category: doc.category ?? categoryOf(symbol),
        ...(doc.description && {description: doc.description}),
        signature: `(${args.join(', ')}) => ${returns}`,
        returns,
        ...(doc.deprecated !== undefined && {deprecated: doc.deprecated}),
        ...(tier.plan && {plan: tier.plan}),
      });
    }
  }
  return [...selectors.values()].sort(
    (a, b) => a.category.localeCompare(b.category) || byName(a, b),
  );
}

/**
 * Extracts the API of the grid other than its components: methods of its API object by area,
 * events, and selectors.
 *
 * @param tiers the grid of each plan, starting with the community plan.
 * @param propNames props of the grid, to find the prop that listens to an event.
 */
export function extractGridApi(tiers: GridTier[], propNames: Set<string>): GridApiData {
  return {
    areas: readAreas(tiers),
    events: readEvents(tiers, propNames),
    selectors: readSelectors(tiers),
  };
}
