import type {
  CallExpression,
  ImportDeclaration,
  Node,
  TSInterfaceDeclaration,
  TSType,
  TSTypeReference,
} from '@babel/types';

/** A name of a package. */
export interface Owner {
  name: string;
  /** The module that it's imported from. */
  from: string;
}

/** The import, type, or value that a local name refers to. */
export type Binding =
  | {kind: 'import'; owner: Owner}
  | {kind: 'namespace'; from: string}
  | {kind: 'type'; type: TSType}
  | {
      kind: 'value';
      init?: Node | null;
      type?: TSType | undefined;
      /** The call of `useState` that returns this function. */
      setterOf?: CallExpression | undefined;
    };

/** The names of a function, of a module, and of the functions around it. */
export interface Scope {
  names: ReadonlyMap<string, Binding>;
  parent?: Scope | undefined;
}

/** Returns the MUI X names that a module exports under its own names; `undefined` for another module. */
export type ResolveModule = (request: string) => ReadonlyMap<string, Owner> | undefined;

export const isMuiX = (request: string): boolean => request.startsWith('@mui/x-');

export function* listChildren(node: Node): Iterable<Node> {
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (child && typeof (child as Node).type === 'string') {
        yield child as Node;
      }
    }
  }
}

/** Returns the name of an identifier, a key, or an import specifier. */
export function nameOf(node: Node | null | undefined): string {
  return node?.type === 'Identifier' || node?.type === 'JSXIdentifier'
    ? node.name
    : node?.type === 'StringLiteral'
      ? node.value
      : '';
}

export const isFunction = (node: Node) =>
  node.type === 'ArrowFunctionExpression' ||
  node.type === 'FunctionExpression' ||
  node.type === 'FunctionDeclaration' ||
  node.type === 'ObjectMethod' ||
  node.type === 'ClassMethod';

/** Returns the module that `require('…')` and `await import('…')` load. */
export function requestOf(node: Node | null | undefined): string {
  if (node?.type === 'AwaitExpression') {
    return requestOf(node.argument);
  }
  const isLoading =
    node?.type === 'CallExpression' &&
    (node.callee.type === 'Import' || nameOf(node.callee) === 'require');
  return isLoading ? nameOf(node.arguments[0]) : '';
}

/** Returns the type in the annotation of a name. */
export const annotationOf = (node: Node): TSType | undefined =>
  'typeAnnotation' in node && node.typeAnnotation?.type === 'TSTypeAnnotation'
    ? node.typeAnnotation.typeAnnotation
    : undefined;

/** Returns the type that has the members of all types that an interface extends. */
function extendedType({extends: heritage}: TSInterfaceDeclaration): TSType {
  const types = (heritage ?? []).map(({expression, typeParameters}): TSTypeReference => ({
    type: 'TSTypeReference',
    typeName: expression,
    typeParameters,
  }));
  return {type: 'TSIntersectionType', types};
}

/** Looks up a local name. */
export function findBinding(name: string, scope: Scope | undefined): Binding | undefined {
  return scope && (scope.names.get(name) ?? findBinding(name, scope.parent));
}

/** Adds the names that a pattern declares. */
function addPattern(
  names: Map<string, Binding>,
  pattern: Node,
  init?: Node | null,
  type?: TSType,
): void {
  const annotation = annotationOf(pattern) ?? type;
  switch (pattern.type) {
    case 'Identifier':
      names.set(pattern.name, {kind: 'value', init: init ?? null, type: annotation});
      break;
    case 'AssignmentPattern':
      addPattern(names, pattern.left, pattern.right);
      break;
    case 'RestElement':
      addPattern(names, pattern.argument);
      break;
    case 'ArrayPattern':
      // The state of `useState(initial)` is like its first value.
      pattern.elements.forEach((element, index) => {
        if (element) {
          const call = init?.type === 'CallExpression' ? init : undefined;
          addPattern(names, element, index === 0 ? call : null);
          if (index === 1 && element.type === 'Identifier') {
            names.set(element.name, {kind: 'value', init: null, setterOf: call});
          }
        }
      });
      break;
    case 'ObjectPattern': {
      const from = requestOf(init);
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          addPattern(names, property);
        } else if (isMuiX(from) && nameOf(property.value)) {
          const owner = {name: nameOf(property.key), from};
          names.set(nameOf(property.value), {kind: 'import', owner});
        } else {
          addPattern(names, property.value);
        }
      }
      break;
    }
    default:
  }
}

function addImport(
  names: Map<string, Binding>,
  {source, specifiers}: ImportDeclaration,
  resolve: ResolveModule,
): void {
  const from = source.value;
  const others = isMuiX(from) ? undefined : resolve(from);
  for (const specifier of specifiers) {
    const local = specifier.local.name;
    const imported = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
    const owner = others?.get(imported);
    if (isMuiX(from) && specifier.type === 'ImportNamespaceSpecifier') {
      names.set(local, {kind: 'namespace', from});
    } else if (isMuiX(from) && specifier.type === 'ImportSpecifier') {
      names.set(local, {kind: 'import', owner: {name: imported, from}});
    } else if (owner) {
      names.set(local, {kind: 'import', owner});
    }
  }
}

/**
 * Returns the scope of a module or function: its imports, parameters, variables, functions, and
 * types. Blocks count as part of it.
 */
export function createScope(
  root: Node,
  parent?: Scope,
  resolve: ResolveModule = () => undefined,
): Scope {
  const names = new Map<string, Binding>();
  const declare = (node: Node): void => {
    if (node.type === 'ImportDeclaration') {
      addImport(names, node, resolve);
    } else if (node.type === 'VariableDeclarator') {
      const from = requestOf(node.init);
      if (isMuiX(from) && node.id.type === 'Identifier') {
        names.set(node.id.name, {kind: 'namespace', from});
      } else {
        addPattern(names, node.id, node.init);
      }
    } else if (node.type === 'TSTypeAliasDeclaration') {
      names.set(node.id.name, {kind: 'type', type: node.typeAnnotation});
    } else if (node.type === 'TSInterfaceDeclaration' && node.extends?.length) {
      names.set(node.id.name, {kind: 'type', type: extendedType(node)});
    } else if (node.type === 'FunctionDeclaration' && node.id) {
      names.set(node.id.name, {kind: 'value', init: node});
    }
    if (!isFunction(node)) {
      for (const child of listChildren(node)) {
        declare(child);
      }
    }
  };
  if ('params' in root && Array.isArray(root.params)) {
    (root.params as Node[]).forEach((param) => addPattern(names, param));
  }
  for (const child of listChildren(root)) {
    declare(child);
  }
  return {names, parent};
}
