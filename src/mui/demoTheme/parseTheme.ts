import {parsers} from 'prettier/plugins/babel';
import {MAX_THEME_LENGTH, type DemoTheme, type Problem} from './types';
import {validateTheme} from './validateTheme';

interface Position {
  line: number;
  column: number;
}

/** A problem with its position in the text. Lines and columns start at 1. */
export type LocatedProblem = Problem & Position;

/** A node of the syntax tree. Its fields depend on its type. */
interface Node {
  type: string;
  loc: {start: Position};
  [field: string]: unknown;
}

const MAX_DEPTH = 12;
const WRAPPERS = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
];
const isNode = (value: unknown): value is Node =>
  typeof (value as Node | null | undefined)?.type === 'string';

/** Removes type assertions and parentheses from an expression. */
function unwrap(node: Node): Node {
  return WRAPPERS.includes(node.type) && isNode(node.expression) ? unwrap(node.expression) : node;
}

class ThemeError extends Error {
  constructor(
    public problem: Problem,
    public position: Position,
  ) {
    super(problem.kind);
  }
}

function nameOf(property: Node): string | undefined {
  const key = property.key as Node;
  if (property.computed || property.type !== 'ObjectProperty') {
    return undefined;
  }
  return key.type === 'Identifier' ? (key.name as string) : String(key.value);
}

/** Converts a literal to data without evaluating it, and records the position of each part. */
function toData(node: Node, path: string[], positions: Map<string, Position>): unknown {
  const literal = unwrap(node);
  const {type, loc} = literal;
  positions.set(JSON.stringify(path), loc.start);
  const throwProblem = (kind: 'notData' | 'tooDeep'): never => {
    throw new ThemeError({kind, path}, loc.start);
  };
  if (path.length > MAX_DEPTH) {
    throwProblem('tooDeep');
  }
  switch (type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return literal.value;
    case 'NullLiteral':
      return null;
    case 'TemplateLiteral': {
      const {quasis} = literal as unknown as {quasis: {value: {cooked: string}}[]};
      return quasis.length === 1 ? quasis[0]!.value.cooked : throwProblem('notData');
    }
    case 'UnaryExpression': {
      const argument = unwrap(literal.argument as Node);
      return literal.operator === '-' && argument.type === 'NumericLiteral'
        ? -(argument.value as number)
        : throwProblem('notData');
    }
    case 'ArrayExpression':
      return (literal.elements as (Node | null)[]).map((element, index) =>
        element ? toData(element, [...path, String(index)], positions) : null,
      );
    case 'ObjectExpression': {
      const entries = (literal.properties as Node[]).map((property): [string, unknown] => {
        const name = nameOf(property);
        if (name === undefined) {
          throw new ThemeError({kind: 'notData', path}, property.loc.start);
        }
        const at = [...path, name];
        const data = toData(property.value as Node, at, positions);
        positions.set(JSON.stringify(at), property.loc.start);
        return [name, data];
      });
      // Not assigned, because `__proto__` must become a regular key, so validation can reject it.
      return Object.fromEntries(entries);
    }
    default:
      return throwProblem('notData');
  }
}

/**
 * Finds the theme object in pasted code: the object itself, `createTheme({…})`, or a module with
 * one of them.
 */
function findObject(node: unknown, depth = 0): Node | undefined {
  if (!isNode(node) || depth > MAX_DEPTH) {
    return undefined;
  }
  const expression = unwrap(node);
  if (expression.type === 'ObjectExpression') {
    return expression;
  }
  if (expression.type === 'CallExpression') {
    const {callee, arguments: args} = expression as unknown as {
      callee: Node;
      arguments: unknown[];
    };
    const name = String(callee.name);
    // Responsive font sizes are derived from a theme, so the inner theme is used.
    return ['createTheme', 'extendTheme', 'responsiveFontSizes'].includes(name)
      ? findObject(args[0], depth + 1)
      : undefined;
  }
  const inside = [
    ...['declaration', 'expression', 'init'].map((field) => expression[field]),
    ...['body', 'declarations'].flatMap((field) =>
      Array.isArray(expression[field]) ? (expression[field] as unknown[]) : [],
    ),
  ];
  for (const one of inside) {
    const found = findObject(one, depth + 1);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function parse(text: string): {program: Node; offset: number} {
  const isBare = text.trimStart().startsWith('{');
  // An object at the start of a file would be parsed as a block.
  const source = isBare ? `(${text.replace(/;\s*$/, '')}\n)` : text;
  const parser = parsers['babel-ts'];
  const ast = parser.parse(source, {originalText: source} as Parameters<
    typeof parser.parse
  >[1]) as {
    program?: Node;
  } & Node;
  return {program: ast.program ?? ast, offset: isBare ? 1 : 0};
}

/**
 * Parses a theme in JSON or TypeScript: the object itself or a `createTheme` call. The text is
 * never evaluated. Anything other than data (a variable, a call, a spread) is a problem, and every
 * problem has a position.
 */
export function parseTheme(text: string): {theme?: DemoTheme; problems: LocatedProblem[]} {
  const start = {line: 1, column: 1};
  if (text.length > MAX_THEME_LENGTH) {
    return {
      problems: [{kind: 'tooLong', path: [], detail: String(MAX_THEME_LENGTH), ...start}],
    };
  }
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(text);
  } catch (error) {
    const {loc, message} = error as Error & {loc?: {start?: Position}};
    if (error instanceof RangeError) {
      return {problems: [{kind: 'tooDeep', path: [], ...start}]};
    }
    const detail = message.replace(/\s*\(\d+:\d+\)[\s\S]*$/, '');
    return {problems: [{kind: 'syntax', path: [], detail, ...start, ...loc?.start}]};
  }
  // Columns in the tree start at 0, and the first line contains the added parenthesis.
  const locate = ({line, column}: Position) => ({
    line,
    column: column + 1 - (line === 1 ? parsed.offset : 0),
  });
  try {
    const object = findObject(parsed.program);
    if (!object) {
      return {problems: [{kind: 'noTheme', path: [], ...start}]};
    }
    const positions = new Map<string, Position>();
    const {theme, problems} = validateTheme(toData(object, [], positions));
    return problems.length === 0
      ? {theme, problems: []}
      : {
          problems: problems.map((problem) => ({
            ...problem,
            ...locate(positions.get(JSON.stringify(problem.path)) ?? object.loc.start),
          })),
        };
  } catch (error) {
    if (error instanceof ThemeError) {
      return {problems: [{...error.problem, ...locate(error.position)}]};
    }
    throw error;
  }
}
