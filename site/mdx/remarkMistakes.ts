import {createError, forEachChecked} from '../problems/problemStore';
import {locate, walk, type MdxFile, type MdxNode} from './mdxNodes';

/**
 * Returns whether a line closes a block: only the delimiter, at least as long as the opening one.
 */
const isClosing = (line: string, mark: string): boolean => {
  const [, found = ''] = /^[\s>]*(`{3,}|~{3,}|:{3,})\s*$/.exec(line) ?? [];
  return found.startsWith(mark);
};

type Mistake = readonly [message: string, fix: string];

/** Returns the mistake of an unclosed code block or callout; undefined for other nodes and closed ones. */
function findUnclosed({type, position}: MdxNode, lines: readonly string[]): Mistake | undefined {
  if ((type !== 'code' && type !== 'containerDirective') || !position?.end) {
    return undefined;
  }
  const first = lines[position.start.line - 1]?.slice((position.start.column ?? 1) - 1) ?? '';
  const [mark = ''] = /^(?:`{3,}|~{3,}|:{3,})/.exec(first) ?? [];
  const isOneLine = position.end.line === position.start.line;
  if (mark === '' || (!isOneLine && isClosing(lines[position.end.line - 1] ?? '', mark))) {
    return undefined;
  }
  const block = type === 'code' ? 'code block' : 'callout';
  return [
    `Missing end of this ${block}, which includes everything after it.`,
    `Add a line that contains only ${mark}.`,
  ];
}

const VARIABLE: Mistake = [
  'A brace starts a JavaScript expression, and pages have no variables.',
  'Write `\\{`, or put the text in backticks.',
];

/**
 * Returns whether an expression is more than a comment, a string, or a number: pages have no
 * variables.
 */
const hasVariable = ({value = ''}: MdxNode): boolean =>
  /[A-Za-z_$]/.test(value.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|`[^`$]*`/g, ''));

/**
 * Returns the mistake in the attributes of an HTML element, which React would only report without a
 * location.
 */
function findAttribute({type, name = '', attributes}: MdxNode): Mistake | undefined {
  if (!type.startsWith('mdxJsx') || !/^[a-z]/.test(name ?? '')) {
    return undefined;
  }
  const allAttributes = (attributes ?? []) as {name?: string; value?: unknown}[];
  return allAttributes.some((attribute) => attribute.name === 'class')
    ? ['Unknown attribute `class`.', 'Write `className`.']
    : allAttributes.some(
          (attribute) => attribute.name === 'style' && typeof attribute.value === 'string',
        )
      ? ['The attribute `style` must be an object.', "Write `style={{color: 'red'}}`."]
      : undefined;
}

/**
 * Reports source that is valid, but isn't what the author means: unclosed blocks, expressions with
 * variables, and attributes that React rejects. Runs before all plugins that change the tree.
 *
 * @param siteDir the folder that file names are relative to
 */
export function remarkMistakes({siteDir}: {siteDir: string}) {
  return (tree: MdxNode, file: MdxFile & {value?: string | Uint8Array}): void => {
    const lines = String(file.value ?? '').split(/\r?\n/);
    const at = {path: file.path, cwd: siteDir};
    const nodes: MdxNode[] = [];
    walk(tree, (node) => nodes.push(node));
    forEachChecked(nodes, (node) => {
      const isExpression = /^mdx(?:Text|Flow)Expression$/.test(node.type);
      const mistake =
        findUnclosed(node, lines) ??
        findAttribute(node) ??
        (isExpression && hasVariable(node) ? VARIABLE : undefined);
      if (mistake) {
        throw createError(...mistake, locate(at, node.position?.start.line));
      }
    });
  };
}
