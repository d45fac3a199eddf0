import path from 'node:path';
import {
  addLocation,
  createError,
  findProblems,
  throwProblems,
  type ProblemLocation,
  type Problem,
} from '../problems/problemStore';

/** The parts of a Markdown node that remark plugins use. The fields depend on the type. */
export interface MdxNode {
  type: string;
  /** The name of a JSX element or directive. */
  name?: string | null;
  value?: string;
  /** The language of a code block, and the rest of its first line. */
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  /** The alignment of each column of a table. */
  align?: unknown;
  attributes?: unknown;
  children?: MdxNode[];
  data?: Record<string, unknown>;
  position?: {start: {line: number; column?: number}; end?: {line: number}};
}

/** The file that a remark plugin processes. */
export interface MdxFile {
  path?: string;
  cwd?: string;
  data?: {frontMatter?: Record<string, unknown>};
}

/**
 * An attribute of a JSX element in Markdown. An object is an expression; `null` is an attribute
 * without a value.
 */
export interface MdxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: null | string | {type: 'mdxJsxAttributeValueExpression'; value: string; data: unknown};
}

/** Returns a location in a file, with the path shown to authors. */
export const locate = ({path: file, cwd = process.cwd()}: MdxFile, line = 1): ProblemLocation => ({
  file: file ? path.relative(cwd, file).replaceAll('\\', '/') : 'unknown file',
  line,
});

/**
 * Visits all nodes in page order, parents first; `visit` may change the node. Skips the children of
 * a node with problems.
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

/** Visits all nodes, and adds their location to problems without one. */
export const checkNodes = (tree: MdxNode, file: MdxFile, visit: Parameters<typeof walk>[1]): void =>
  walk(tree, (node, parent) => {
    try {
      visit(node, parent);
    } catch (error) {
      throw addLocation(error, locate(file, node.position?.start.line));
    }
  });

/** Returns the plain text of a node. */
export function textOf(node: MdxNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** Returns the text of a heading without the comment that contains its ids. */
export const headingTextOf = ({children = []}: MdxNode): string =>
  children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map(textOf)
    .join('')
    .trim();

/** Makes a cell the header of its column, its row, or its row group. */
export function becomeTableHeader(cell: MdxNode, properties: Record<string, unknown>): void {
  cell.data = {...cell.data, hName: 'th', hProperties: properties};
}

/** A variable of the page, as an attribute's value or within it. */
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

/**
 * Creates a JSX attribute from plain data or a variable: text as a string, everything else as an
 * expression.
 */
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

/**
 * Returns the attributes of a JSX element by name: text as written, `true` for an attribute without
 * a value, `undefined` for an expression.
 */
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

/**
 * Converts a node, in place, to a block-level JSX element. Undefined and false attributes are
 * omitted.
 */
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

/** Creates the import of a named or default export, for nodes that a remark plugin adds. */
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
 * Returns the plain data in an attribute: text as written, `true` for an attribute without a value,
 * or the value of an expression.
 *
 * @throws BuildProblemError without a location if the expression isn't plain data
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
