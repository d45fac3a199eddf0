import {parse, type ParserPlugin} from '@babel/parser';
import type {
  CallExpression,
  JSXAttribute,
  JSXElement,
  JSXOpeningElement,
  MemberExpression,
  Node,
  ObjectExpression,
  OptionalCallExpression,
  OptionalMemberExpression,
  Program,
  TSType,
  TSTypeParameterInstantiation,
} from '@babel/types';
import {
  annotationOf,
  createScope,
  findBinding,
  isFunction,
  isMuiX,
  listChildren,
  nameOf,
  requestOf,
  type Owner,
  type ResolveModule,
  type Scope,
} from './scopes';
import {calleeName, describeValue, listReturned, resolveObjects} from './values';

/** A name of MUI X in a source file. */
export interface Usage {
  /** A `key` is a path in the value of a prop: `slotProps.legend.direction`. */
  kind:
    | 'export'
    | 'path'
    | 'element'
    | 'prop'
    /** A prop that a component reads from its props. */
    | 'read'
    | 'slot'
    | 'key'
    | 'property'
    | 'class'
    | 'event'
    | 'theme'
    | 'type';
  /** The name as the package has it: `DataGrid` for `import {DataGrid as Grid}`. */
  name: string;
  /** The component or interface that has the prop, slot, or property. */
  of?: string;
  /** The imported module; absent for a CSS class. */
  from?: string;
  /** The value, as `describeValue` describes it. */
  value?: string;
  /** All props of the element, unless it spreads an object. */
  props?: ReadonlySet<string>;
  line: number;
  column: number;
}

/** The usages of a file, and the syntax error that ends them early. */
export interface FileUsages {
  usages: Usage[];
  /** The names of MUI X that the file exports, by its own names for them. */
  exported: ReadonlyMap<string, Owner>;
  /** The other modules that it imports or exports from. */
  requests: string[];
  error?: {message: string; line: number; column: number};
}

/** The interfaces of objects in props. */
const STRUCTURES: readonly [of: RegExp, path: RegExp, interfaceName: string][] = [
  [/^DataGrid/, /^columns$/, 'GridColDef'],
  [/^DataGrid/, /(?:^|\.)filterModel\.items$/, 'GridFilterItem'],
  [/Chart|Container|DataProvider/, /^[xyz]Axis$/, 'AxisConfig'],
  [/^BarChart/, /^series$/, 'BarSeries'],
  [/^LineChart/, /^series$/, 'LineSeries'],
  [/^PieChart/, /^series$/, 'PieSeries'],
  [/^ScatterChart/, /^series$/, 'ScatterSeries'],
  [/Container|DataProvider/, /^series$/, 'AllSeriesType'],
];

/** A component with all props of its element, unless it spreads an object. */
interface Element extends Owner {
  props?: ReadonlySet<string>;
}

const isMember = (node: Node): node is MemberExpression | OptionalMemberExpression =>
  node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';

/** How many keys of nested objects form a path. */
const MAX_DEPTH = 4;

/** Types that wrap the type of an object or of its elements. */
const WRAPPERS =
  /^(?:Array|ReadonlyArray|Readonly|Partial|Required|Omit|Pick|(?:Mutable)?RefObject|React|Promise)$/;

/** Returns the first type argument of a call. */
const typeArgumentOf = (node: CallExpression | OptionalCallExpression): TSType | undefined =>
  node.typeParameters?.type === 'TSTypeParameterInstantiation'
    ? node.typeParameters.params[0]
    : undefined;

/** Returns the type of the value that `useState<Type>(…)` and `useMemo<Type>(…)` return. */
const stateType = (init: Node | null | undefined): TSType | undefined =>
  init?.type === 'CallExpression' && /^use(?:Memo|State)$/.test(calleeName(init.callee))
    ? typeArgumentOf(init)
    : undefined;

const PARSER_PLUGINS = (file: string): ParserPlugin[] => [
  ...(/\.[cm]?tsx?$/.test(file) ? (['typescript'] as const) : []),
  ...(/\.[cm]?ts$/.test(file) ? [] : (['jsx'] as const)),
  'decorators',
];

/**
 * Collects the names of MUI X that a source uses, from its syntax tree.
 *
 * @param resolve returns the MUI X names that another module of the project exports
 */
export function collectUsages(code: string, file: string, resolve?: ResolveModule): FileUsages {
  let program: Program;
  try {
    program = parse(code, {
      sourceType: 'unambiguous',
      errorRecovery: true,
      plugins: PARSER_PLUGINS(file),
    }).program;
  } catch (error) {
    const {message, loc} = error as SyntaxError & {loc?: {line: number; column: number}};
    return {
      usages: [],
      exported: new Map(),
      requests: [],
      error: {
        message: message.replace(/ \(\d+:\d+\)$/, ''),
        line: loc?.line ?? 1,
        column: (loc?.column ?? 0) + 1,
      },
    };
  }
  return readProgram(program, resolve);
}

function readProgram(program: Program, resolve?: ResolveModule): FileUsages {
  const usages: Usage[] = [];
  const exported = new Map<string, Owner>();
  const requests: string[] = [];
  const root = createScope(program, undefined, resolve);
  /** Objects that were read, by the interface, because names are followed to them repeatedly. */
  const read = new WeakMap<Node, Set<string>>();

  const add = (node: Node, usage: Omit<Usage, 'line' | 'column'>): void => {
    const {line = 1, column = 0} = node.loc?.start ?? {};
    usages.push({...usage, line, column: column + 1});
  };

  const isFirst = (object: Node, purpose: string): boolean => {
    const purposes = read.get(object) ?? new Set();
    read.set(object, purposes);
    return !purposes.has(purpose) && Boolean(purposes.add(purpose));
  };

  /** Returns the component that an expression is, also through `styled(…)` and `memo(…)`. */
  const findComponent = (node: Node, scope: Scope, steps = 6): Owner | undefined => {
    const follow = (next: Node): Owner | undefined =>
      steps > 0 ? findComponent(next, scope, steps - 1) : undefined;
    switch (node.type) {
      case 'Identifier':
      case 'JSXIdentifier': {
        const binding = findBinding(node.name, scope);
        return binding?.kind === 'import'
          ? binding.owner
          : binding?.kind === 'value' && binding.init
            ? follow(binding.init)
            : undefined;
      }
      case 'MemberExpression':
      case 'JSXMemberExpression': {
        const binding = findBinding(nameOf(node.object), scope);
        return binding?.kind === 'namespace'
          ? {name: nameOf(node.property), from: binding.from}
          : undefined;
      }
      case 'CallExpression':
        return node.callee.type === 'CallExpression'
          ? follow(node.callee)
          : /^(?:styled|memo|withStyles)$/.test(calleeName(node.callee)) && node.arguments[0]
            ? follow(node.arguments[0])
            : undefined;
      case 'TaggedTemplateExpression':
        return follow(node.tag);
      case 'TSAsExpression':
      case 'TSInstantiationExpression':
      case 'ParenthesizedExpression':
        return follow(node.expression);
      default:
        return undefined;
    }
  };

  /** Returns the interface of MUI X that a type is, or that its elements are. */
  const findInterface = (type: TSType | undefined, scope: Scope, steps = 6): Owner | undefined => {
    if (!type || steps === 0) {
      return undefined;
    }
    const follow = (next: TSType | undefined): Owner | undefined =>
      findInterface(next, scope, steps - 1);
    switch (type.type) {
      case 'TSArrayType':
        return follow(type.elementType);
      case 'TSTypeOperator':
      case 'TSParenthesizedType':
        return follow(type.typeAnnotation);
      case 'TSUnionType':
      case 'TSIntersectionType':
        return type.types.map(follow).find(Boolean);
      case 'TSTypeReference': {
        const {typeName, typeParameters} = type;
        if (typeName.type === 'TSQualifiedName') {
          const binding = findBinding(nameOf(typeName.left), scope);
          return binding?.kind === 'namespace'
            ? {name: typeName.right.name, from: binding.from}
            : WRAPPERS.test(typeName.right.name)
              ? follow(typeParameters?.params[0])
              : undefined;
        }
        const binding = findBinding(nameOf(typeName), scope);
        return binding?.kind === 'import'
          ? binding.owner
          : binding?.kind === 'type'
            ? follow(binding.type)
            : WRAPPERS.test(nameOf(typeName))
              ? follow(typeParameters?.params[0])
              : undefined;
      }
      default:
        return undefined;
    }
  };

  /** Adds the keys of an object in a prop, and of the objects in it. */
  const addKeys = (object: ObjectExpression, owner: Element, path: string, scope: Scope): void => {
    for (const property of object.properties) {
      if (property.type === 'SpreadElement' || property.computed) {
        continue;
      }
      const name = nameOf(property.key);
      const value = property.type === 'ObjectProperty' ? property.value : property;
      const {name: of, ...element} = owner;
      const inner = `${path}.${name}`;
      if (path === 'slots' || path === 'slotProps') {
        add(property.key, {kind: 'slot', name, of, from: owner.from});
      }
      add(property.key, {
        kind: 'key',
        name: inner,
        of,
        value: describeValue(value, scope),
        ...element,
      });
      addContent(value, owner, inner, scope);
    }
  };

  /** Adds what a prop contains: the keys of objects, such as slots, columns, axes, and series. */
  const addContent = (value: Node, owner: Element, path: string, scope: Scope): void => {
    const structure = STRUCTURES.find(([of, at]) => of.test(owner.name) && at.test(path))?.[2];
    if (structure) {
      addTyped(value, {name: structure, from: owner.from}, scope);
    }
    if (path.split('.').length < MAX_DEPTH) {
      for (const {node, scope: inner} of resolveObjects(value, scope)) {
        if (isFirst(node, `${owner.name}.${path}`)) {
          addKeys(node, owner, path, inner);
        }
      }
    }
  };

  const addProp = (
    key: Node,
    value: Node | null | undefined,
    owner: Element,
    scope: Scope,
  ): void => {
    const {name: of, ...element} = owner;
    const name = nameOf(key);
    add(key, {kind: 'prop', name, of, value: describeValue(value, scope), ...element});
    if (value) {
      addContent(value, owner, name, scope);
    }
  };

  /** Adds the keys of objects with a type of MUI X: props, slots, or the properties of an interface. */
  const addTyped = (value: Node, {name: type, from}: Owner, scope: Scope): void => {
    const of = type.replace(/(?:Props|Slots|SlotProps)$/, '');
    for (const {node, scope: inner} of resolveObjects(value, scope)) {
      if (!isFirst(node, type)) {
        continue;
      }
      if (/(?:Slots|SlotProps)$/.test(type)) {
        addKeys(node, {name: of, from}, type.endsWith('Slots') ? 'slots' : 'slotProps', inner);
        continue;
      }
      for (const property of node.properties) {
        if (property.type === 'SpreadElement' || property.computed) {
          continue;
        }
        const content = property.type === 'ObjectProperty' ? property.value : property;
        if (of === type) {
          const name = nameOf(property.key);
          const described = describeValue(content, inner);
          add(property.key, {kind: 'property', name, of, from, value: described});
          addContent(content, {name: type, from}, name, inner);
        } else {
          addProp(property.key, content, {name: of, from}, inner);
        }
      }
    }
  };

  const addElement = ({name, attributes}: JSXOpeningElement, scope: Scope): void => {
    const owner = findComponent(name, scope);
    if (!owner) {
      return;
    }
    if (name.type === 'JSXMemberExpression') {
      add(name, {kind: 'export', ...owner});
    }
    const isSpread = attributes.some(({type}) => type === 'JSXSpreadAttribute');
    const named = attributes.filter((one): one is JSXAttribute => one.type === 'JSXAttribute');
    const element: Element = {
      ...owner,
      ...(!isSpread && {props: new Set(named.map((one) => nameOf(one.name)))}),
    };
    add(name, {kind: 'element', ...element});
    for (const {name: key, value} of named) {
      if (key.type === 'JSXIdentifier') {
        addProp(key, value, element, scope);
      }
    }
  };

  /** Adds the components in a container of charts, also in other elements. */
  const addChildren = (parent: JSXElement, owner: Owner, scope: Scope): void => {
    for (const child of parent.children) {
      if (child.type === 'JSXElement') {
        const {name} = child.openingElement;
        const component = findComponent(name, scope);
        if (component) {
          add(name, {
            kind: 'key',
            name: `children.${component.name}`,
            of: owner.name,
            from: owner.from,
          });
        }
        addChildren(child, owner, scope);
      }
    }
  };

  /** Adds the props that a component reads, if their type is one of MUI X. */
  const addReads = (pattern: Node, type: Owner | undefined): void => {
    if (pattern.type !== 'ObjectPattern' || !type?.name.endsWith('Props')) {
      return;
    }
    for (const property of pattern.properties) {
      if (property.type === 'ObjectProperty' && !property.computed) {
        const of = type.name.replace(/Props$/, '');
        add(property, {kind: 'read', name: nameOf(property.key), of, from: type.from});
      }
    }
  };

  const addClasses = (node: Node, text: string): void => {
    for (const [, name = ''] of text.matchAll(/\.(Mui[A-Z]\w*-\w+)/g)) {
      add(node, {kind: 'class', name});
    }
  };

  /** Returns whether an expression is the `current` API object of the Data Grid or a Tree View. */
  const findApi = (node: Node, scope: Scope): Owner | undefined => {
    if (node.type === 'TSNonNullExpression') {
      return findApi(node.expression, scope);
    }
    // `params.api` in a cell.
    const from = requests.find((request) => request.startsWith('@mui/x-data-grid'));
    if (from && isMember(node) && nameOf(node.property) === 'api') {
      return /^(?:params|props)$/.test(nameOf(node.object)) ? {name: 'GridApi', from} : undefined;
    }
    const isCurrent = isMember(node) && nameOf(node.property) === 'current';
    const binding = isCurrent ? findBinding(nameOf(node.object), scope) : undefined;
    if (binding?.kind !== 'value') {
      return undefined;
    }
    const {init, type} = binding;
    const hook = init?.type === 'CallExpression' ? findComponent(init.callee, scope) : undefined;
    const owner = hook ?? findInterface(type, scope);
    return owner && /^(?:use)?(?:GridApi|TreeView\w*Api|GridPrivateApi)/.test(owner.name)
      ? {name: /Grid/.test(owner.name) ? 'GridApi' : 'TreeViewApi', from: owner.from}
      : undefined;
  };

  const addMember = (node: MemberExpression | OptionalMemberExpression, scope: Scope): void => {
    const name =
      node.property.type === 'NumericLiteral'
        ? '[0]'
        : node.computed && node.property.type === 'Identifier'
          ? ''
          : nameOf(node.property);
    if (!name) {
      return;
    }
    const owner = findApi(node.object, scope);
    if (owner) {
      add(node.property, {kind: 'property', name, of: owner.name, from: owner.from});
      return;
    }
    const binding = findBinding(nameOf(node.object), scope);
    if (binding?.kind === 'namespace') {
      add(node.property, {kind: 'export', name, from: binding.from});
    } else if (binding?.kind === 'import' && /^[a-z]\w*Classes$/.test(binding.owner.name)) {
      const base = binding.owner.name.replace(/Classes$/, '').replace(/^grid$/, 'dataGrid');
      const component = base[0]!.toUpperCase() + base.slice(1);
      add(node.property, {kind: 'class', name: `Mui${component}-${name}`});
    } else if (binding?.kind === 'value') {
      const type = findInterface(binding.type ?? stateType(binding.init), scope);
      if (type && /Params$|^GridApi/.test(type.name)) {
        add(node.property, {kind: 'property', name, of: type.name, from: type.from});
      } else if (type?.name.endsWith('SelectionModel')) {
        add(node.property, {kind: 'key', name, of: type.name, from: type.from});
      } else if (type?.name.endsWith('Props')) {
        const of = type.name.replace(/Props$/, '');
        add(node.property, {kind: 'read', name, of, from: type.from});
      }
    }
  };

  const addCall = (node: CallExpression | OptionalCallExpression, scope: Scope): void => {
    const {callee, arguments: values} = node;
    const name = calleeName(callee);
    const request = requestOf(node);
    if (isMuiX(request)) {
      add(node, {kind: 'path', name: request, from: request});
    }
    const owner = findComponent(callee, scope);
    if (owner) {
      // Selectors took `apiRef.current.state`.
      const value = values[0] && isMember(values[0]) ? nameOf(values[0].property) : '';
      add(callee, {kind: 'key', name: 'call', of: owner.name, from: owner.from, value});
    }
    const api = isMember(callee) ? findApi(callee.object, scope) : undefined;
    if (api) {
      const described = values.map((argument) => describeValue(argument, scope)).join(',');
      const value = `${values.length}:${described}`;
      add(callee, {kind: 'key', name: `${name}()`, of: api.name, from: api.from, value});
    }
    if (name === 'subscribeEvent' || /^useGrid(?:Api)?(?:Event|OptionHandler)/.test(name)) {
      const event = values.find((value) => value.type === 'StringLiteral');
      if (event && (owner ?? api)) {
        add(event, {kind: 'event', name: event.value, from: (owner ?? api)!.from});
      }
    }
    // Compiled JSX, too.
    if (/^createElement$|^_?jsxs?$/.test(name)) {
      const component = values[0] && findComponent(values[0], scope);
      if (component && values[1]) {
        addTyped(values[1], {name: `${component.name}Props`, from: component.from}, scope);
      }
    }
    const typed = typeArgumentOf(node);
    if (owner && typed) {
      addTypeArgument(node, owner, typed);
    }
    const setter = findBinding(nameOf(callee), scope);
    const state = findInterface(
      setter?.kind === 'value' && setter.setterOf
        ? stateType(setter.setterOf)
        : /^use(?:Memo|State|Ref)$/.test(name)
          ? typed
          : undefined,
      scope,
    );
    if (state && values[0]) {
      addTyped(values[0], state, scope);
      const described = describeValue(values[0], scope);
      add(values[0], {kind: 'type', name: state.name, from: state.from, value: described});
    }
  };

  /** Adds the default props, classes, and colors that a theme sets for a component. */
  const addTheme = (component: string, value: Node, scope: Scope): void => {
    for (const {node, scope: inner} of resolveObjects(value, scope)) {
      for (const property of node.properties) {
        if (property.type !== 'ObjectProperty') {
          continue;
        }
        const name = nameOf(property.key);
        if (name === 'defaultProps') {
          const type = `${component.replace(/^Mui/, '')}Props`;
          addTyped(property.value, {name: type, from: ''}, inner);
        } else if (name === 'styleOverrides') {
          for (const {node: rules} of resolveObjects(property.value, inner)) {
            for (const rule of rules.properties) {
              if (rule.type !== 'SpreadElement') {
                add(rule.key, {kind: 'class', name: `${component}-${nameOf(rule.key)}`});
              }
            }
          }
        } else {
          add(property.key, {kind: 'theme', name: `${component}.${name}`});
        }
      }
    }
  };

  const addTypeArgument = (node: Node, {name, from}: Owner, type: TSType): void => {
    const argument = type.type === 'TSTypeReference' ? nameOf(type.typeName) : type.type;
    add(node, {kind: 'type', name, from, value: `<${argument}>`});
  };

  /** Adds the type argument of a type, also of one that an interface extends. */
  const addTypeReference = (
    node: Node,
    typeName: Node,
    typeParameters: TSTypeParameterInstantiation | null | undefined,
    scope: Scope,
  ): void => {
    if (typeName.type === 'TSQualifiedName') {
      const binding = findBinding(nameOf(typeName.left), scope);
      if (binding?.kind === 'namespace') {
        add(typeName.right, {kind: 'export', name: typeName.right.name, from: binding.from});
      }
      return;
    }
    const binding = findBinding(nameOf(typeName), scope);
    if (binding?.kind === 'import' && typeParameters?.params[0]) {
      addTypeArgument(node, binding.owner, typeParameters.params[0]);
    }
  };

  const addExports = (node: Node, scope: Scope): void => {
    if (node.type === 'ExportNamedDeclaration') {
      const from = node.source?.value;
      if (from !== undefined) {
        requests.push(from);
      }
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ExportSpecifier') {
          continue;
        }
        const name = nameOf(specifier.local);
        const owner =
          from === undefined
            ? findComponent(specifier.local, scope)
            : isMuiX(from)
              ? {name, from}
              : resolve?.(from)?.get(name);
        if (owner) {
          exported.set(nameOf(specifier.exported), owner);
        }
        if (from !== undefined && isMuiX(from)) {
          add(specifier, {kind: 'export', name, from});
        }
      }
      for (const declarator of node.declaration?.type === 'VariableDeclaration'
        ? node.declaration.declarations
        : []) {
        const owner = declarator.init && findComponent(declarator.init, scope);
        if (owner) {
          exported.set(nameOf(declarator.id), owner);
        }
      }
    } else if (node.type === 'ExportDefaultDeclaration') {
      const owner = findComponent(node.declaration, scope);
      if (owner) {
        exported.set('default', owner);
      }
    } else if (node.type === 'ExportAllDeclaration') {
      const from = node.source.value;
      requests.push(from);
      resolve?.(from)?.forEach((owner, name) => exported.set(name, owner));
      if (isMuiX(from)) {
        add(node.source, {kind: 'path', name: from, from});
      }
    }
  };

  const visit = (node: Node, scope: Scope): void => {
    switch (node.type) {
      case 'ImportDeclaration': {
        const from = node.source.value;
        requests.push(from);
        if (isMuiX(from)) {
          add(node.source, {kind: 'path', name: from, from});
          for (const specifier of node.specifiers) {
            if (specifier.type === 'ImportSpecifier') {
              add(specifier, {kind: 'export', name: nameOf(specifier.imported), from});
            }
          }
        }
        return;
      }
      case 'JSXElement': {
        const owner = findComponent(node.openingElement.name, scope);
        if (owner && /^(?:Responsive)?ChartContainer(?:Pro)?$/.test(owner.name)) {
          addChildren(node, owner, scope);
        }
        break;
      }
      case 'JSXOpeningElement':
        addElement(node, scope);
        break;
      case 'StringLiteral':
        addClasses(node, node.value);
        break;
      case 'TemplateElement':
        addClasses(node, node.value.raw);
        break;
      case 'VariableDeclarator': {
        const owner = findInterface(annotationOf(node.id), scope);
        const from = requestOf(node.init);
        const source = findBinding(nameOf(node.init), scope);
        if (source?.kind === 'value') {
          addReads(node.id, findInterface(source.type, scope));
        }
        if (owner && node.init) {
          addTyped(node.init, owner, scope);
          const value = describeValue(node.init, scope);
          add(node.id, {kind: 'type', name: owner.name, from: owner.from, value});
        }
        if (isMuiX(from) && node.id.type === 'ObjectPattern') {
          for (const property of node.id.properties) {
            if (property.type === 'ObjectProperty') {
              add(property, {kind: 'export', name: nameOf(property.key), from});
            }
          }
        }
        break;
      }
      case 'TSAsExpression':
      case 'TSSatisfiesExpression': {
        const owner = findInterface(node.typeAnnotation, scope);
        if (owner) {
          addTyped(node.expression, owner, scope);
        }
        break;
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        addMember(node, scope);
        break;
      case 'CallExpression':
      case 'OptionalCallExpression':
        addCall(node, scope);
        break;
      case 'TSTypeReference':
        addTypeReference(node, node.typeName, node.typeParameters, scope);
        break;
      case 'TSExpressionWithTypeArguments':
        addTypeReference(node, node.expression, node.typeParameters, scope);
        break;
      case 'ObjectProperty':
        if (/^Mui[A-Z]/.test(nameOf(node.key))) {
          add(node.key, {kind: 'theme', name: nameOf(node.key)});
          addTheme(nameOf(node.key), node.value, scope);
        }
        break;
      default:
        addExports(node, scope);
    }
    let inner = scope;
    if (isFunction(node)) {
      inner = createScope(node, scope);
      for (const param of node.params) {
        addReads(param, findInterface(annotationOf(param), scope));
      }
      const type = 'returnType' in node ? node.returnType : undefined;
      const owner =
        type?.type === 'TSTypeAnnotation' ? findInterface(type.typeAnnotation, scope) : undefined;
      for (const returned of owner ? listReturned(node) : []) {
        addTyped(returned, owner!, inner);
      }
    }
    for (const child of listChildren(node)) {
      visit(child, inner);
    }
  };
  visit(program, root);
  return {usages, exported, requests};
}
