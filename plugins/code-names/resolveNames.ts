import path from 'node:path';
import ts from 'typescript';
import {PRODUCTS, packagesOf, type ProductName} from '../../site/products/shared';

/** A name of MUI X in code, as the compiler resolves it. */
export interface FoundName {
  /** Zero-based. */
  line: number;
  /** Zero-based. */
  column: number;
  name: string;
  area: ProductName;
  kind: 'export' | 'prop' | 'member' | 'event';
  /** The component of a prop, or the interfaces that may document a member, the best one first. */
  owners: string[];
  /** The prop in which the member is set: the component and the prop. */
  within?: [component: string, prop: string];
  /** The type of a member in one line. */
  type?: string;
  /** The doc comment of a member, as plain text. */
  doc?: string;
}

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  types: [],
};

const AREAS = new Map(PRODUCTS.flatMap((one) => packagesOf(one).map((pkg) => [pkg, one.name])));

/** Returns the product whose packages declare a node. */
function areaOf(node: ts.Node): ProductName | undefined {
  const [, pkg = ''] =
    /.*node_modules\/(@mui\/x-[^/]+)\//.exec(node.getSourceFile().fileName) ?? [];
  return AREAS.get(pkg);
}

const MAX_TYPE_LENGTH = 120;

/** Types that an expression has when only its use determines a better one. */
const OPEN_TYPES = ts.TypeFlags.TypeParameter | ts.TypeFlags.Any | ts.TypeFlags.Unknown;

/** Number of expressions around one to look at for its type. */
const MAX_DEPTH = 12;

class Resolver {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly file: ts.SourceFile,
  ) {}

  /** Resolves all names of the file. */
  resolve(): FoundName[] {
    const found: FoundName[] = [];
    const visit = (node: ts.Node): void => {
      const known = ts.isIdentifier(node)
        ? this.resolveIdentifier(node)
        : ts.isStringLiteral(node)
          ? this.resolveEvent(node)
          : undefined;
      if (known) {
        const start = node.getStart(this.file) + (ts.isStringLiteral(node) ? 1 : 0);
        const {line, character: column} = this.file.getLineAndCharacterOfPosition(start);
        found.push({line, column, ...known});
      }
      ts.forEachChild(node, visit);
    };
    visit(this.file);
    return found;
  }

  private resolveIdentifier(node: ts.Identifier): Omit<FoundName, 'line' | 'column'> | undefined {
    const {parent, text: name} = node;
    if (ts.isJsxAttribute(parent) && parent.name === node) {
      const tag = parent.parent.parent.tagName;
      const component = this.exportOf(tag);
      const symbol = this.propertyOf(this.checker.getContextualType(parent.parent), name);
      return symbol && component
        ? {
            ...this.describeMember(symbol, component.area),
            kind: 'prop',
            name,
            owners: [component.name],
          }
        : undefined;
    }
    const isKey =
      ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) &&
        parent.name === node) ||
      ts.isShorthandPropertyAssignment(parent);
    if (isKey && ts.isObjectLiteralExpression(parent.parent)) {
      const object = parent.parent;
      // The type of a callback's result may be inferred from the object itself.
      const owner = [this.typeAt(object), this.outerTypeAt(object)].find((type) =>
        this.propertyOf(type, name),
      );
      const symbol = this.propertyOf(owner, name);
      return symbol && this.createMember(name, symbol, owner, this.findProp(object));
    }
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      const symbol = this.checker.getSymbolAtLocation(node);
      return (
        symbol && this.createMember(name, symbol, this.checker.getTypeAtLocation(parent.expression))
      );
    }
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
      const type = this.checker.getTypeAtLocation(parent.parent);
      const symbol = this.propertyOf(type, name);
      return symbol && this.createMember(name, symbol, type);
    }
    const exported = this.exportOf(node);
    return exported && {...exported, kind: 'export', owners: []};
  }

  /** Resolves the name of an event of the grid, such as the argument of `subscribeEvent`. */
  private resolveEvent(node: ts.StringLiteral): Omit<FoundName, 'line' | 'column'> | undefined {
    const {parent} = node;
    const called =
      ts.isCallExpression(parent) &&
      (ts.isPropertyAccessExpression(parent.expression)
        ? parent.expression.name.text
        : parent.expression.getText(this.file));
    return called === 'subscribeEvent' || called === 'useGridEvent'
      ? {name: node.text, area: 'data-grid', kind: 'event', owners: []}
      : undefined;
  }

  /** Returns the name under which a package exports a value or type. */
  private exportOf(node: ts.Node): {name: string; area: ProductName} | undefined {
    let symbol = this.checker.getSymbolAtLocation(node);
    const imported = symbol?.declarations?.find(ts.isImportSpecifier);
    const name = (imported?.propertyName ?? imported?.name)?.text;
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
      symbol = this.checker.getAliasedSymbol(symbol);
    }
    const declared = symbol?.declarations?.find(areaOf);
    const request = imported?.parent.parent.parent.moduleSpecifier;
    const from = request && ts.isStringLiteral(request) ? request.text : '';
    const area = AREAS.get(from.split('/', 2).join('/')) ?? (declared && areaOf(declared));
    return name && area && /^@mui\/x-/.test(from) ? {name, area} : undefined;
  }

  private propertyOf(type: ts.Type | undefined, name: string): ts.Symbol | undefined {
    const solid = type && this.checker.getNonNullableType(type);
    const parts = !solid ? [] : solid.isUnion() ? [solid, ...solid.types] : [solid];
    for (const part of parts) {
      const symbol = this.checker.getPropertyOfType(part, name);
      if (symbol?.declarations?.some(areaOf)) {
        return symbol;
      }
    }
    return undefined;
  }

  private elementOf(type: ts.Type | undefined): ts.Type | undefined {
    const solid = type && this.checker.getNonNullableType(type);
    const parts = !solid ? [] : solid.isUnion() ? solid.types : [solid];
    return parts
      .map((part) => this.checker.getIndexTypeOfType(part, ts.IndexKind.Number))
      .find((element) => element !== undefined);
  }

  /** Returns the type that an expression must have. */
  private typeAt(node: ts.Expression, depth = 0): ts.Type | undefined {
    const direct = this.checker.getContextualType(node);
    const isOpen = !direct || (direct.flags & OPEN_TYPES) !== 0;
    return isOpen && depth < MAX_DEPTH ? this.outerTypeAt(node, depth) : direct;
  }

  /**
   * Returns the type that an expression must have due to the expression around it. A constant
   * without a type has that of the first prop or argument to which the file passes it.
   */
  private outerTypeAt(node: ts.Expression, depth = 0): ts.Type | undefined {
    const {parent} = node;
    if (ts.isArrayLiteralExpression(parent)) {
      return this.elementOf(this.typeAt(parent, depth + 1));
    }
    if (ts.isPropertyAssignment(parent)) {
      const symbol = this.propertyOf(this.typeAt(parent.parent, depth + 1), parent.name.getText());
      return symbol && this.checker.getTypeOfSymbol(symbol);
    }
    if (
      ts.isAsExpression(parent) ||
      ts.isSatisfiesExpression(parent) ||
      ts.isParenthesizedExpression(parent) ||
      ts.isConditionalExpression(parent)
    ) {
      return this.outerTypeAt(parent, depth + 1) ?? this.typeAt(parent, depth + 1);
    }
    // The result of `useMemo` and of callbacks such as those of `map`.
    if (ts.isArrowFunction(parent) && parent.body === node && ts.isCallExpression(parent.parent)) {
      const call = parent.parent;
      const isMap = /\.(?:map|flatMap)$/.test(call.expression.getText(this.file));
      const type = this.outerTypeAt(call, depth + 1) ?? this.typeAt(call, depth + 1);
      return isMap ? this.elementOf(type) : type;
    }
    if (ts.isVariableDeclaration(parent) && !parent.type && ts.isIdentifier(parent.name)) {
      const use = this.findUse(parent.name);
      return use && this.typeAt(use, depth + 1);
    }
    return undefined;
  }

  /** Returns the first expression in the file that passes a variable to a prop or property. */
  private findUse(variable: ts.Identifier): ts.Expression | undefined {
    const symbol = this.checker.getSymbolAtLocation(variable);
    let use: ts.Expression | undefined;
    const visit = (node: ts.Node): void => {
      if (use) {
        return;
      }
      if (
        ts.isIdentifier(node) &&
        node !== variable &&
        node.text === variable.text &&
        (ts.isJsxExpression(node.parent) ||
          (ts.isPropertyAssignment(node.parent) && node.parent.initializer === node) ||
          ts.isSpreadElement(node.parent) ||
          ts.isArrayLiteralExpression(node.parent) ||
          ts.isConditionalExpression(node.parent)) &&
        this.checker.getSymbolAtLocation(node) === symbol
      ) {
        use = node;
        return;
      }
      ts.forEachChild(node, visit);
    };
    visit(this.file);
    return use;
  }

  /** Returns the prop of a component in which an object is written. */
  private findProp(node: ts.Node): FoundName['within'] {
    let at: ts.Node = node;
    while (!ts.isSourceFile(at)) {
      if (ts.isJsxAttribute(at)) {
        const component = this.exportOf(at.parent.parent.tagName);
        return component && [component.name, at.name.getText(this.file)];
      }
      if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) {
        const use = this.findUse(at.name);
        return use && use.parent !== at ? this.findProp(use.parent) : undefined;
      }
      at = at.parent;
    }
    return undefined;
  }

  private createMember(
    name: string,
    symbol: ts.Symbol,
    owner: ts.Type | undefined,
    within?: FoundName['within'],
  ): Omit<FoundName, 'line' | 'column'> | undefined {
    const declared = symbol.declarations?.find(areaOf);
    const area = declared && areaOf(declared);
    if (!area) {
      return undefined;
    }
    const solid = owner && this.checker.getNonNullableType(owner);
    const types = !solid ? [] : solid.isUnion() ? [solid, ...solid.types] : [solid];
    const owners = [
      ...types.flatMap((type) => [type.aliasSymbol?.name, type.getSymbol()?.name]),
      ...(symbol.declarations ?? []).map((declaration) => findOwner(declaration)),
    ].filter((one): one is string => one !== undefined && !one.startsWith('__'));
    return {
      name,
      kind: 'member',
      owners: [...new Set(owners)],
      ...(within && {within}),
      ...this.describeMember(symbol, area),
    };
  }

  private describeMember(
    symbol: ts.Symbol,
    area: ProductName,
  ): Pick<FoundName, 'area' | 'type' | 'doc'> {
    const flags =
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
    const type = this.checker.typeToString(
      this.checker.getNonNullableType(this.checker.getTypeOfSymbol(symbol)),
      this.file,
      flags,
    );
    const doc = ts.displayPartsToString(symbol.getDocumentationComment(this.checker));
    return {area, ...(type.length <= MAX_TYPE_LENGTH && {type}), ...(doc && {doc})};
  }
}

/** Returns the name of the interface or type in which a member is declared. */
function findOwner(declaration: ts.Node): string | undefined {
  let node: ts.Node = declaration;
  while (!ts.isSourceFile(node)) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return node.name.text;
    }
    node = node.parent;
  }
  return undefined;
}

/** A module to resolve. Its path determines how its imports resolve. */
export interface NamedModule {
  file: string;
  code: string;
}

/** Resolves the names of MUI X in modules with the compiler, in the order of the modules. */
export function resolveNames(modules: readonly NamedModule[]): FoundName[][] {
  const codes = new Map(modules.map(({file, code}) => [path.resolve(file), code]));
  const host = ts.createCompilerHost(OPTIONS, true);
  const original = {...host};
  host.fileExists = (file) => codes.has(file) || original.fileExists(file);
  host.readFile = (file) => codes.get(file) ?? original.readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const code = codes.get(file);
    return code === undefined
      ? original.getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, code, version, true);
  };
  const program = ts.createProgram([...codes.keys()], OPTIONS, host);
  const checker = program.getTypeChecker();
  return modules.map(({file}) =>
    new Resolver(checker, program.getSourceFile(path.resolve(file))!).resolve(),
  );
}
