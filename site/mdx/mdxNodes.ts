import path from 'node:path';
import {
  addPlace,
  createError,
  findProblems,
  throwProblems,
  type Place,
  type Problem,
} from '../problems/problemStore';

/** What a step needs of a node of a Markdown tree; the fields depend on the type. */
export interface MdxNode {
  type: string;
  /** The name of a JSX element or of a directive. */
  name?: string | null;
  value?: string;
  /** The language and the rest of a fence's first line. */
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  /** The alignments of a table's columns. */
  align?: unknown;
  attributes?: unknown;
  children?: MdxNode[];
  data?: Record<string, unknown>;
  position?: {start: {line: number; column?: number}; end?: {line: number}};
}

/** The file that a step works on. */
export interface MdxFile {
  path?: string;
  cwd?: string;
}

/** One attribute of a JSX element in Markdown; an object as value is an expression, `null` is a bare name. */
export interface MdxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: null | string | {type: 'mdxJsxAttributeValueExpression'; value: string; data: unknown};
}

/** Returns a place in a file, with the path that authors see. */
export const locate = ({path: file, cwd = process.cwd()}: MdxFile, line = 1): Place => ({
  file: file ? path.relative(cwd, file).replaceAll('\\', '/') : 'unknown file',
  line,
});

/**
 * Visits every node in the order of the page, parents first; `visit` may change the node. Children of a node with problems are
 * skipped.
 *
 * @throws BuildProblemError with the problems of all nodes
 */
export function walk(
  tree: MdxNode,
  visit: (node: MdxNode, parent: MdxNode | undefined) => void,
): void {
  const step = (node: MdxNode, parent: MdxNode | undefined): readonly Problem[] => {
    const found = findProblems(() => visit(node, parent));
    return found.length > 0 ? found : (node.children ?? []).flatMap((child) => step(child, node));
  };
  throwProblems(step(tree, undefined));
}

/** Visits every node, and adds its place to problems without one. */
export const checkNodes = (tree: MdxNode, file: MdxFile, visit: Parameters<typeof walk>[1]): void =>
  walk(tree, (node, parent) => {
    try {
      visit(node, parent);
    } catch (error) {
      throw addPlace(error, locate(file, node.position?.start.line));
    }
  });

/** The plain text in a node. */
export function textOf(node: MdxNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** A variable of the page, as the value of an attribute or in it. */
export class Reference {
  constructor(readonly variable: string) {}
}

function toEstree(value: unknown): Record<string, unknown> {
  if (value instanceof Reference) {
    return {type: 'Identifier', name: value.variable};
  }
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map(toEstree)};
  }
  if (value !== null && typeof value === 'object') {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => ({
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: {type: 'Literal', value: key},
          value: toEstree(entry),
        })),
    };
  }
  if (typeof value === 'number' && value < 0) {
    return {type: 'UnaryExpression', operator: '-', prefix: true, argument: toEstree(-value)};
  }
  return {type: 'Literal', value};
}

/** A JSX attribute that holds plain data or a variable: text as a string, the rest as an expression. */
export function createAttribute(name: string, value: unknown): MdxAttribute {
  if (typeof value === 'string') {
    return {type: 'mdxJsxAttribute', name, value};
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: value instanceof Reference ? value.variable : JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression: toEstree(value)}],
        },
      },
    },
  };
}

/** The attributes of a JSX element by name: text as written, `true` for a bare name, `undefined` for an expression. */
export function readAttributes(node: MdxNode): Map<string, string | true | undefined> {
  const attributes = (Array.isArray(node.attributes) ? node.attributes : []) as Array<
    MdxAttribute | {type: 'mdxJsxExpressionAttribute'}
  >;
  return new Map(
    attributes
      .filter((attribute) => attribute.type === 'mdxJsxAttribute')
      .map(({name, value}) => [
        name,
        value === null ? true : typeof value === 'string' ? value : undefined,
      ]),
  );
}

/** Turns a node, in place, into a block-level JSX element. Attributes that are undefined or false are left out. */
export function becomeElement(
  node: MdxNode,
  name: string,
  attributes: Record<string, unknown>,
  children: MdxNode[] = [],
): void {
  const {position} = node;
  for (const key of Object.keys(node)) {
    delete (node as unknown as Record<string, unknown>)[key];
  }
  Object.assign(node, {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([key, value]) => createAttribute(key, value)),
    children,
    position,
  });
}

/** The import of one named export, or of the one named `default`, for what a step puts into a page. */
export function createImport(name: string, module: string, local = name): MdxNode {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: {type: 'Identifier', name},
                local: {type: 'Identifier', name: local},
              },
            ],
            source: {type: 'Literal', value: module, raw: JSON.stringify(module)},
          },
        ],
      },
    },
  };
}

interface Expression {
  type: string;
  value?: unknown;
  elements?: Array<Expression | null>;
  properties?: Array<{
    type: string;
    computed?: boolean;
    key?: {name?: string; value?: unknown};
    value?: Expression;
  }>;
  operator?: string;
  argument?: Expression;
}

const failPlain = (name: string): never => {
  throw createError(
    `Prop \`${name}\` must be plain data.`,
    'Use strings, numbers, booleans, arrays, and objects.',
  );
};

function readLiteral(node: Expression | null | undefined, name: string): unknown {
  if (node?.type === 'Literal') {
    return node.value;
  }
  if (node?.type === 'ArrayExpression') {
    return node.elements?.map((element) => readLiteral(element, name));
  }
  if (node?.type === 'UnaryExpression' && node.operator === '-') {
    return -(readLiteral(node.argument, name) as number);
  }
  if (node?.type === 'ObjectExpression') {
    return Object.fromEntries(
      (node.properties ?? []).map((property) => {
        if (property.type !== 'Property' || property.computed) {
          return failPlain(name);
        }
        return [
          String(property.key?.name ?? property.key?.value),
          readLiteral(property.value, name),
        ];
      }),
    );
  }
  return failPlain(name);
}

/**
 * Returns the plain data in an attribute: text as written, `true` for a bare name, the value of an expression.
 *
 * @throws BuildProblemError without a place if the expression is more than plain data
 */
export function readData(attribute: MdxAttribute | undefined): unknown {
  const {name = '', value} = attribute ?? {};
  if (value === undefined || typeof value === 'string') {
    return value;
  }
  if (value === null) {
    return true;
  }
  const {estree} = value.data as {estree: {body: Array<{expression: Expression}>}};
  return readLiteral(estree.body[0]?.expression, name);
}
