import type {MemberExpression, Node, ObjectExpression} from '@babel/types';
import {createScope, findBinding, isFunction, listChildren, nameOf, type Scope} from './scopes';

/** A value with the scope in which its names are looked up. */
interface Value<Of extends Node = Node> {
  node: Of;
  scope: Scope;
}

/** Limits how many names, calls, and wrappers are followed to a value. */
const MAX_STEPS = 12;

/** Functions that return their first argument, or what it returns. */
const TRANSPARENT = /^(?:useMemo|useState|useCallback|useRef|memo|freeze|forwardRef)$/;

/** Returns the last name of a callee: `useMemo` for `React.useMemo`. */
export const calleeName = (node: Node): string =>
  node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression'
    ? nameOf(node.property)
    : nameOf(node);

const isArrayMethod = (node: Node): node is MemberExpression =>
  node.type === 'MemberExpression' && /^(?:concat|filter|map|flatMap)$/.test(nameOf(node.property));

/** Returns the expressions that a function returns. */
export function listReturned(node: Node): Node[] {
  const body = 'body' in node ? (node.body as Node) : undefined;
  if (!body) {
    return [];
  }
  if (body.type !== 'BlockStatement') {
    return [body];
  }
  const returned: Node[] = [];
  const visit = (child: Node): void => {
    if (child.type === 'ReturnStatement' && child.argument) {
      returned.push(child.argument);
    }
    if (!isFunction(child)) {
      for (const next of listChildren(child)) {
        visit(next);
      }
    }
  };
  visit(body);
  return returned;
}

/**
 * Returns the expressions that an expression may evaluate to: follows names, conditions, assertions,
 * and calls of `useMemo` and `useState`.
 */
export function* resolveValues(node: Node, scope: Scope, steps = MAX_STEPS): Iterable<Value> {
  const follow = (next: Node | null | undefined, inner = scope): Iterable<Value> =>
    next && steps > 0 ? resolveValues(next, inner, steps - 1) : [];
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      yield* follow(node.expression);
      break;
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      // `as never` says that the value doesn't fit.
      if (!/^TS(?:Any|Never|Unknown)Keyword$/.test(node.typeAnnotation.type)) {
        yield* follow(node.expression);
      }
      break;
    case 'ConditionalExpression':
      yield* follow(node.consequent);
      yield* follow(node.alternate);
      break;
    case 'LogicalExpression':
      yield* follow(node.right);
      break;
    case 'Identifier': {
      const binding = findBinding(node.name, scope);
      yield* binding?.kind === 'value' ? follow(binding.init) : [{node, scope}];
      break;
    }
    case 'CallExpression': {
      const [argument] = node.arguments;
      if (argument && TRANSPARENT.test(calleeName(node.callee))) {
        for (const value of follow(argument)) {
          if (isFunction(value.node) && /^use(?:Memo|State)$/.test(calleeName(node.callee))) {
            const inner = createScope(value.node, value.scope);
            for (const returned of listReturned(value.node)) {
              yield* follow(returned, inner);
            }
          } else {
            yield value;
          }
        }
      } else if (isArrayMethod(node.callee)) {
        // `columns.concat(more)`, `[…].filter(Boolean)`, and `names.map((name) => ({…}))`.
        yield* follow(node.callee.object);
        for (const other of node.arguments) {
          yield* follow(other);
        }
      } else {
        yield {node, scope};
      }
      break;
    }
    default:
      yield {node, scope};
  }
}

/** Returns the objects that an expression may evaluate to, also in arrays and returned by a function. */
export function* resolveObjects(
  node: Node,
  scope: Scope,
  steps = MAX_STEPS,
): Iterable<Value<ObjectExpression>> {
  for (const value of resolveValues(node, scope, steps)) {
    const {node: found, scope: inner} = value;
    if (found.type === 'ObjectExpression') {
      yield {node: found, scope: inner};
    } else if (found.type === 'ArrayExpression' && steps > 0) {
      for (const element of found.elements) {
        const next = element?.type === 'SpreadElement' ? element.argument : element;
        if (next) {
          yield* resolveObjects(next, inner, steps - 1);
        }
      }
    } else if (isFunction(found) && steps > 0) {
      for (const returned of listReturned(found)) {
        yield* resolveObjects(returned, createScope(found, inner), steps - 1);
      }
    }
  }
}

/** Names of the single parameter of column functions before v7. */
const PARAMS_KEYS = new Set(['row', 'value', 'api', 'field', 'id', 'node', 'colDef', 'getValue']);

/** Returns whether a function takes an object of parameters, as column functions did before v7. */
function takesParams(node: Node): boolean {
  const [first, second] = 'params' in node ? (node.params as Node[]) : [];
  if (!first || second) {
    return false;
  }
  if (first.type === 'ObjectPattern') {
    return first.properties.some(
      (property) => property.type === 'ObjectProperty' && PARAMS_KEYS.has(nameOf(property.key)),
    );
  }
  const name = nameOf(first);
  const isUsed = (child: Node): boolean =>
    ((child.type === 'MemberExpression' || child.type === 'OptionalMemberExpression') &&
      nameOf(child.object) === name &&
      !child.computed &&
      (/^params?$/.test(name) || nameOf(child.property) !== 'value') &&
      /^(?:row|value|api|colDef|getValue|rowNode)$/.test(nameOf(child.property))) ||
    [...listChildren(child)].some(isUsed);
  return isUsed((node as {body: Node}).body);
}

/** Returns whether a function uses its first parameter as an array. */
function takesArray(node: Node): boolean {
  const [first] = 'params' in node ? (node.params as Node[]) : [];
  const name = nameOf(first);
  const isUsed = (child: Node): boolean =>
    ((child.type === 'MemberExpression' || child.type === 'OptionalMemberExpression') &&
      nameOf(child.object) === name &&
      (child.property.type === 'NumericLiteral' ||
        /^(?:at|filter|find|forEach|includes|join|length|map|reduce|slice|some)$/.test(
          nameOf(child.property),
        ))) ||
    (child.type === 'SpreadElement' && nameOf(child.argument) === name) ||
    [...listChildren(child)].some(isUsed);
  return name !== '' && isUsed((node as {body: Node}).body);
}

/**
 * Describes an expression: `array`, `object`, `true`, `'text'`, `function(2)` for one with two
 * parameters, `function(params)` for one with an object of parameters, `function(array)` for one that
 * uses its first parameter as an array, or nothing.
 */
export function describeValue(node: Node | null | undefined, scope: Scope): string {
  if (!node) {
    return 'true';
  }
  for (const {node: found} of resolveValues(node, scope)) {
    switch (found.type) {
      case 'ArrayExpression':
        return 'array';
      case 'ObjectExpression':
        return 'object';
      case 'StringLiteral':
        return `'${found.value}'`;
      case 'BooleanLiteral':
        return String(found.value);
      default:
        if (isFunction(found)) {
          return takesParams(found)
            ? 'function(params)'
            : takesArray(found)
              ? 'function(array)'
              : `function(${(found as {params: Node[]}).params.length})`;
        }
    }
  }
  return '';
}
