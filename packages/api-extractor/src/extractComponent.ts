import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import {
  byName,
  byRequiredThenName,
  propertiesOf,
  readMember,
  type RawMember,
} from './extractMembers';
import {createApiError} from './createApiError';
import type {InstalledPackage, PackageTier} from './loadPackages';
import type {TypePrinter} from './printType';
import {readDoc, withoutLinkLists} from './readDoc';
import {readScript} from './readScript';
import type {ApiClass, ApiSlot, ComponentApi} from './types';
import {
  declarationOf,
  exportsOf,
  followAlias,
  locate,
  originOf,
  type ExportedSymbol,
  type Origin,
} from './symbols';

/** The data of a component before the origins of its props are resolved. */
export interface RawComponent extends Omit<ComponentApi, 'props' | 'imports'> {
  props: RawMember[];
  origin: Origin;
}

/** Handled by React, so they aren't documented as props. */
const RESERVED = new Set(['key', 'ref']);

/**
 * Returns the element for a DOM interface, which is linked as the source of inherited native props.
 */
function nativeElement(domInterface: string): string | undefined {
  const html = /^HTML(\w*)Element$/.exec(domInterface)?.[1];
  if (html !== undefined) {
    const known: Record<string, string> = {
      LI: 'li',
      UList: 'ul',
      OList: 'ol',
      Anchor: 'a',
      Paragraph: 'p',
      TableCell: 'td',
      '': 'div',
    };
    return known[html] ?? html.toLowerCase();
  }
  const svg = /^SVG(\w+)Element$/.exec(domInterface)?.[1];
  return svg === 'SVG' ? 'svg' : svg?.toLowerCase();
}

/**
 * Returns `true` if an export is a component: callable, and not named like a hook or another
 * function.
 */
function isComponent(name: string, type: ts.Type): boolean {
  const callables = type.isUnion() ? type.types : [type];
  return /^[A-Z]/.test(name) && callables.some((member) => member.getCallSignatures().length > 0);
}

/** Returns the type of a component's props: the first parameter of its call signature. */
function propsTypeOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const callables = type.isUnion() ? [...type.types].reverse() : [type];
  for (const callable of callables) {
    const [signature] = callable.getCallSignatures();
    const [props] = signature?.parameters ?? [];
    if (props) {
      return checker.getTypeOfSymbol(props);
    }
    if (signature) {
      return undefined;
    }
  }
  return undefined;
}

function refElement(propsType: ts.Type, checker: ts.TypeChecker): string | null {
  const ref = checker.getPropertyOfType(propsType, 'ref');
  if (!ref) {
    return null;
  }
  const text = checker.typeToString(
    checker.getTypeOfSymbol(ref),
    undefined,
    ts.TypeFormatFlags.NoTruncation,
  );
  return /((?:HTML|SVG)\w*Element)\b/.exec(text)?.[1] ?? 'Element';
}

function readSlots(propsType: ts.Type, checker: ts.TypeChecker, classes: ApiClass[]): ApiSlot[] {
  const slots = checker.getPropertyOfType(propsType, 'slots');
  if (!slots) {
    return [];
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(slots));
  return propertiesOf(type, checker)
    .flatMap((symbol) => {
      const doc = readDoc(symbol);
      if (doc.ignored) {
        return [];
      }
      const className = classes.find(({name}) => name === symbol.name)?.className;
      return [
        {
          name: symbol.name,
          ...(doc.description && {description: doc.description}),
          ...(doc.default && {default: doc.default}),
          ...(doc.deprecated !== undefined && {deprecated: doc.deprecated}),
          ...(className && {className}),
        },
      ];
    })
    .sort(byName);
}

const lowerFirst = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const toScript = (fileName: string) => fileName.replace(/\.d\.ts$/, '.js');

/** Returns the interface in a file of class names, such as `BarClasses` in `barClasses.d.ts`. */
function classesTypeIn(fileName: string, {tier}: ExportedSymbol): ts.Type | undefined {
  for (const [name, symbol] of exportsOf(tier, fileName)) {
    if (/^[A-Z]\w*Classes$/.test(name)) {
      return tier.checker.getDeclaredTypeOfSymbol(followAlias(symbol, tier.checker));
    }
  }
  return undefined;
}

/** Returns `true` if an MUI X package declares a symbol. */
const isFromMuiX = (symbol: ts.Symbol): boolean =>
  originOf(symbol)?.package.startsWith('@mui/x-') === true;

/**
 * Returns the interface with the classes of a component: the type of its `classes` prop, or the interface of its name, or the one in
 * the module that its script imports class names from. A `classes` prop is ignored if it's inherited from a Material UI component
 * and isn't documented.
 */
function classesType(
  name: string,
  propsType: ts.Type | undefined,
  found: ExportedSymbol,
  fileName: string,
  isPropPublic: boolean,
): ts.Type | undefined {
  const {checker} = found.tier;
  const prop = propsType && checker.getPropertyOfType(propsType, 'classes');
  if (prop) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    const [first] = checker.getPropertiesOfType(type);
    if (first && (isPropPublic || isFromMuiX(first))) {
      return type;
    }
  }
  for (const {file} of found.package.entries) {
    const exported = exportsOf(found.tier, file).get(`${name}Classes`);
    if (exported) {
      return checker.getDeclaredTypeOfSymbol(followAlias(exported, checker));
    }
  }
  const classImport = readScript(toScript(fileName)).classImports.find(
    ({binding}) =>
      binding === 'useUtilityClasses' ||
      binding.toLowerCase().endsWith(`${name.toLowerCase()}classes`),
  );
  return (
    classImport &&
    classesTypeIn(
      path.resolve(path.dirname(fileName), classImport.specifier.replace(/(\.js)?$/, '.d.ts')),
      found,
    )
  );
}

/**
 * Returns the class names by key, from the published constant that belongs to a classes interface.
 */
function findClassNames(
  names: string[],
  files: string[],
  found: ExportedSymbol,
): Map<string, string> | undefined {
  for (const file of files) {
    const constants = readScript(toScript(file)).classes;
    for (const name of names) {
      const known = constants.get(name);
      if (known) {
        return known;
      }
    }
    const [only] = constants.values();
    if (only && constants.size === 1) {
      return only;
    }
  }
  // An interface that only extends another one is declared elsewhere, so look in the files that the
  // package exports.
  for (const name of names) {
    for (const {file} of found.package.entries) {
      const exported = exportsOf(found.tier, file).get(name);
      const declaration =
        exported && followAlias(exported, found.tier.checker).valueDeclaration?.getSourceFile();
      const known = declaration && readScript(toScript(declaration.fileName)).classes.get(name);
      if (known) {
        return known;
      }
    }
  }
  return undefined;
}

function readClasses(
  name: string,
  propsType: ts.Type | undefined,
  found: ExportedSymbol,
  fileName: string,
  isPropPublic: boolean,
): ApiClass[] {
  const type = classesType(name, propsType, found, fileName, isPropPublic);
  if (!type) {
    return [];
  }
  const {checker} = found.tier;
  const properties = checker.getPropertiesOfType(type);
  const owner = (type.aliasTypeArguments?.[0] ?? type).getSymbol();
  const names = [
    ...(owner ? [lowerFirst(owner.name)] : []),
    ...properties.flatMap((symbol) => {
      const parent = symbol.declarations?.[0]?.parent;
      return parent && ts.isInterfaceDeclaration(parent) ? [lowerFirst(parent.name.text)] : [];
    }),
    `${lowerFirst(name)}Classes`,
  ];
  const files = [
    ...(owner?.declarations ?? []),
    ...properties.flatMap((symbol) => symbol.declarations?.[0] ?? []),
  ].map((declaration) => declaration.getSourceFile().fileName);
  const classNames = findClassNames([...new Set(names)], [...new Set(files)], found);
  return properties
    .flatMap((symbol) => {
      const className = classNames?.get(symbol.name);
      const doc = readDoc(symbol);
      if (!className || doc.ignored) {
        return [];
      }
      return [
        {
          name: symbol.name,
          className,
          ...(doc.description && {description: doc.description}),
          ...(doc.deprecated !== undefined && {deprecated: doc.deprecated}),
          ...(className === `Mui-${symbol.name}` && {state: true as const}),
        },
      ];
    })
    .sort(byName);
}

/** Returns the component or element that receives the props that a component passes on. */
function readInheritance(
  passedOn: ts.Symbol[],
  ref: string | null,
): ComponentApi['inherits'] | undefined {
  const packages = new Map<string, number>();
  let native = 0;
  for (const symbol of passedOn) {
    const origin = originOf(symbol);
    if (origin?.package === '@mui/material') {
      const component = /^([A-Z]\w+)\//.exec(origin.file)?.[1];
      if (component) {
        packages.set(component, (packages.get(component) ?? 0) + 1);
      }
    } else if (origin?.package === '@types/react') {
      native += 1;
    }
  }
  const [material] = [...packages].sort((a, b) => b[1] - a[1]);
  if (material && material[1] > 3) {
    return {
      name: material[0],
      href: `https://mui.com/material-ui/api/${material[0].replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()}/`,
    };
  }
  const element = native > 50 && ref ? nativeElement(ref) : undefined;
  return element ? {name: element} : undefined;
}

/**
 * Names that a package's scripts use to look up default props in the theme, by package folder.
 * Cached because every component of a package needs them.
 */
const themeNames = new Map<string, Set<string>>();

function themeNamesOf(pkg: InstalledPackage, tier: PackageTier): Set<string> {
  let names = themeNames.get(pkg.dir);
  if (!names) {
    names = new Set();
    for (const source of tier.program.getSourceFiles()) {
      if (locate(source.fileName)?.package === pkg.name && source.fileName.startsWith(pkg.dir)) {
        readScript(toScript(source.fileName)).themeNames.forEach((name) => names?.add(name));
      }
    }
    const augmentation = path.join(pkg.dir, 'themeAugmentation/props.d.ts');
    if (fs.existsSync(augmentation)) {
      for (const [, name] of fs.readFileSync(augmentation, 'utf8').matchAll(/^\s+(Mui\w+)\??:/gm)) {
        names.add(name ?? '');
      }
    }
    themeNames.set(pkg.dir, names);
  }
  return names;
}

/**
 * Extracts a component. Includes only the props that its published `propTypes` list, or that its
 * package declares as required or describes, because the types alone also list every attribute of
 * the element that it renders.
 *
 * @param defaults the type of its props with default type arguments
 */
export function extractComponent(
  name: string,
  found: ExportedSymbol,
  printer: TypePrinter,
  defaults?: ts.Type,
): RawComponent {
  const {checker} = found.tier;
  const fileName = declarationOf(found.symbol)?.getSourceFile().fileName;
  const origin = fileName && locate(fileName);
  if (!origin) {
    throw createApiError(
      `Missing declaration file for "${name}" in "${found.package.name}". Reinstall the package.`,
    );
  }
  if (checker.getTypeOfSymbol(found.symbol).flags & ts.TypeFlags.Any) {
    throw createApiError(
      `The type of "${name}" in "${found.package.name}" resolves to \`any\`. Install the packages that it imports.`,
    );
  }
  if (!isComponent(name, checker.getTypeOfSymbol(found.symbol))) {
    throw createApiError(
      `"${name}" in "${found.package.name}" isn't a component. Correct its name in the catalog.`,
    );
  }
  const propsType = propsTypeOf(found.symbol, checker);
  const script = readScript(toScript(fileName));
  const declared = found.symbol.name;
  const propTypes =
    script.propTypes.get(declared) ??
    script.propTypes.get(name) ??
    (script.propTypes.size === 1 ? [...script.propTypes.values()][0] : undefined);

  const props: RawMember[] = [];
  const passedOn: ts.Symbol[] = [];
  const symbols = propsType ? propertiesOf(propsType, checker) : [];
  const declaredNames = new Set(symbols.map((symbol) => symbol.name));
  // In a generic component, some props only appear with default type arguments.
  const defaultOnly =
    propTypes && defaults && !(defaults.flags & ts.TypeFlags.Any)
      ? propertiesOf(defaults, checker).filter(({name}) => !declaredNames.has(name))
      : [];
  for (const symbol of [...symbols, ...defaultOnly]) {
    if (RESERVED.has(symbol.name)) {
      continue;
    }
    if (!propTypes?.has(symbol.name) && !isFromMuiX(symbol)) {
      passedOn.push(symbol);
      continue;
    }
    const {member, doc} = readMember(symbol, checker, printer);
    const propType = propTypes?.get(symbol.name);
    if (!member.description && propType?.description) {
      // Mapped types lose the doc comments of their members, but the published script still
      // contains them.
      member.description = propType.description;
      if (propType.default && propType.default !== 'undefined') {
        member.default ??= propType.default;
      }
    }
    // The published `propTypes` omit some props. Props that are only redeclared from an element
    // have no description.
    const isPublic =
      !propTypes ||
      propTypes.has(symbol.name) ||
      member.required ||
      member.description !== undefined;
    if (!isPublic) {
      passedOn.push(symbol);
    } else if (!doc.ignored) {
      props.push(member);
    }
  }

  const ref = propsType ? refElement(propsType, checker) : null;
  const isClassesPublic = props.some((prop) => prop.name === 'classes');
  const classes = readClasses(name, propsType, found, fileName, isClassesPublic);
  const slots = propsType ? readSlots(propsType, checker, classes) : [];
  const doc = readDoc(found.symbol);
  const inherits = readInheritance(passedOn, ref);
  const lookedUpNames = [...script.themeNames, ...themeNamesOf(found.package, found.tier)];
  const themeName = [`Mui${name}`, `Mui${name.replace(/(Pro|Premium)$/, '')}`].find((key) =>
    lookedUpNames.includes(key),
  );
  const description = withoutLinkLists(doc.description);
  return {
    kind: 'component',
    name,
    area: found.package.area,
    origin,
    ...(description && {description}),
    ...(doc.deprecated !== undefined && {deprecated: doc.deprecated}),
    props: props.sort(byRequiredThenName),
    slots,
    classes,
    ...(themeName && {themeName}),
    ref,
    ...(inherits && {inherits}),
  };
}
