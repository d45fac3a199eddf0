import {textOf, walk, type MdxNode} from '../mdx/mdxNodes';
import {isDistinctive, readNames} from './shared';

/** The names of a product in the API history, for one major. */
export interface KnownNames {
  /** The components and interfaces. */
  owners: ReadonlySet<string>;
  /** The names that the major removes and adds. */
  removed: ReadonlySet<string>;
  added: ReadonlySet<string>;
}

/** Words of the language and of most code, which don't distinguish changes. */
const COMMON = new Set(
  `as async await boolean case class const default else export extends false for from function if import in interface
  keyof let new null number of return string switch this true type typeof undefined unknown var void
  Array Date Element HTMLElement HTMLButtonElement HTMLDivElement JSON Map MouseEvent Number Object Partial Promise
  Record Set String console document window preventDefault stopPropagation
  React useState useEffect useMemo useCallback useRef createTheme div span button aria
  apiRef current props event theme state id data value key children ref style sx classes className root model
  onChange onClick borderRadius backgroundColor fontSize fontWeight lineHeight paddingLeft`.split(
    /\s+/,
  ),
);

/** Words that only identify a change together with another one. */
const CONTEXT = new Set([
  ...['slots', 'slotProps', 'initialState', 'experimentalFeatures', 'styleOverrides'],
  ...['components', 'componentsProps', 'defaultProps', 'localeText', 'palette', 'mixins'],
]);

const PACKAGE = /^@mui\/[\w-]+$/;

/** Returns whether a code block shows a configuration. */
const isConfig = (meta: string) => /title="[^"]*(package\.json|config|\.babelrc)/.test(meta);

function readWords(code: string): string[] {
  const {identifiers, paths} = readNames(code);
  return [...identifiers, ...paths].filter((word) => !COMMON.has(word) && !PACKAGE.test(word));
}

/** Returns the lines of a diff with one of these signs. */
const linesOf = (diff: string, marks: string) =>
  diff
    .split('\n')
    .filter((line) => marks.includes(line[0] ?? ' '))
    .map((line) => line.slice(1))
    .join('\n');

/** Returns the names that a code block declares itself, such as the component around an example. */
const readDeclared = (code: string) =>
  new Set(
    [
      ...code.matchAll(/\b(?:function|const|let|class|type|interface)\s+(?:(\w+)|\[([^\]]*)\])/g),
    ].flatMap(([, name, list = '']) => (name ? [name] : (list.match(/\w+/g) ?? []))),
  );

/** The words of a diff: in removed lines, in added lines, and in added or unchanged lines. */
interface DiffWords {
  before: string[];
  added: string[];
  after: Set<string>;
}

function readDiffs(nodes: readonly MdxNode[]): DiffWords[] {
  const diffs: DiffWords[] = [];
  const readDiff = ({type, lang, meta, value = ''}: MdxNode) => {
    if (type !== 'code' || lang !== 'diff' || isConfig(meta ?? '')) {
      return;
    }
    const declared = readDeclared(linesOf(value, '-+ '));
    const wordsOf = (marks: string) =>
      readWords(linesOf(value, marks)).filter((word) => !declared.has(word));
    const staying = new Set([...wordsOf('-'), ...wordsOf(' ')]);
    diffs.push({
      before: wordsOf('-'),
      added: wordsOf('+').filter((word) => !staying.has(word)),
      after: new Set(wordsOf('+ ')),
    });
  };
  nodes.forEach((node) => walk(node, readDiff));
  return diffs;
}

/** Matches headers of columns about the state after a change. */
const AFTER =
  /\bv\d|successor|replace|^use\b|what to do|behavior|plan|codemod|folder|after|result|^new\b/i;

/** Returns the nodes of a section without the cells about the state after a change. */
const dropAfter = (nodes: readonly MdxNode[]): MdxNode[] =>
  nodes.map((node) => {
    if (node.type !== 'table') {
      return node.children ? {...node, children: dropAfter(node.children)} : node;
    }
    const heads = node.children?.[0]?.children?.map(textOf) ?? [];
    // Of two version columns, the first is the old one.
    const first = heads.findIndex((head) => /\bv\d/.test(head));
    const isKept = (_: unknown, column: number) =>
      column === 0 || column === first || !AFTER.test(heads[column] ?? '');
    return {
      ...node,
      children: node.children?.map((row) => ({...row, children: row.children?.filter(isKept)})),
    };
  });

/**
 * Returns the names in a text's inline code, each as the words that must occur together:
 * `slotProps.legend` has two.
 */
function readSpans(nodes: readonly MdxNode[]): string[][] {
  const spans: string[][] = [];
  const readSpan = ({type, value = ''}: MdxNode) => {
    // Not a value such as 'row' or 12, nor a shell word, file, or pattern.
    if (
      type !== 'inlineCode' ||
      /^['"\d-]|^[\w.-]+\.(js|ts|json|css)$|^[a-z]+(-\w+)+$|[*…]/.test(value)
    ) {
      return;
    }
    const [name = ''] = /^[^\s(=<{:]+/.exec(value.replace(/^[.<]/, '')) ?? [];
    const found = readWords(name.startsWith('@mui/') ? `'${name}'` : name);
    if (found.length > 0) {
      spans.push(found);
    }
  };
  nodes.forEach((node) => walk(node, readSpan));
  return spans;
}

/** Returns the names in a heading, which has no code formatting: words that can only be names. */
const readHeadingNames = (text: string): string[][] =>
  text
    .split(/[^\w@/.-]+/)
    .map((part) => readWords(part.startsWith('@mui/') ? `'${part}'` : part))
    .filter((words) => words.some(isDistinctive));

/**
 * Returns whether a heading contains the words of a name: "Row selection model" for
 * `rowSelectionModel`.
 */
const isSpelled = (name: string, headingWords: ReadonlySet<string>): boolean =>
  isDistinctive(name) &&
  (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).every((word) =>
    headingWords.has(word.toLowerCase()),
  );

/** Returns the names in a section's inline code, except those of the state after the change. */
export const readMentions = (nodes: readonly MdxNode[]): Set<string> =>
  new Set([
    ...readSpans(dropAfter(nodes)).flat(),
    ...readDiffs(nodes).flatMap(({before}) => before),
  ]);

/**
 * Returns the names that show whether a change affects some code: those that its diffs remove, and
 * those in its heading and in the "before" columns. Excludes names that the change adds, because
 * existing code doesn't have them.
 *
 * @param text the section's heading
 * @returns `names`: words in affected code, several of them (`slotProps legend`) if all must occur;
 * `components`: the components in the examples, for code whose props can't be determined
 */
export function collectNames(
  text: string,
  nodes: readonly MdxNode[],
  {owners, removed, added}: KnownNames,
): {names: string[]; components: string[]} {
  const diffs = readDiffs(nodes);
  const before = new Set(diffs.flatMap((diff) => diff.before));
  const inDiffs = new Set(diffs.flatMap((diff) => diff.added));
  const isFresh = (word: string) => !before.has(word) && (inDiffs.has(word) || added.has(word));
  const isComponent = (word: string) => owners.has(word) && /^[A-Z]/.test(word);
  /** Returns whether the words are sufficient to identify the change. */
  const identifies = (words: readonly string[]) =>
    !words.some(isFresh) &&
    words.some((word) => !CONTEXT.has(word)) &&
    (words.length > 1 || words.some((word) => isDistinctive(word) || isComponent(word)));

  const headingWords = new Set(text.toLowerCase().split(/\W+/));
  const kept = dropAfter(nodes);
  const shown = [...readSpans(kept).flat(), ...diffs.flatMap((diff) => diff.before)];
  const found = readSpans(kept.filter(({type}) => type === 'table'));
  for (const diff of diffs) {
    const components = diff.before.filter(isComponent);
    const deleted = diff.before.filter((word) => !diff.after.has(word));
    for (const word of deleted) {
      found.push([word]);
      if (!isDistinctive(word) && !removed.has(word) && headingWords.has(word)) {
        found.push(...components.map((component) => [component, word]));
      }
    }
    // Only a value or behavior changes; the rest of the line shows what it belongs to.
    if (deleted.length === 0) {
      found.push(
        diff.before.filter((word) => headingWords.has(word.toLowerCase())),
        ...diff.before.filter((word) => !isComponent(word)).map((word) => [word]),
      );
    }
  }
  // A name in a heading is either what changes or where it changes. It's the latter if something
  // else changes there.
  const isOld = (word: string) => before.has(word) || isComponent(word);
  const hasOwnName = found.some(identifies);
  found.unshift(...readHeadingNames(text).filter((words) => !hasOwnName || words.some(isOld)));
  found.push(...shown.filter((word) => isSpelled(word, headingWords)).map((word) => [word]));
  return {
    names: [...new Set(found.filter(identifies).map((words) => [...new Set(words)].join(' ')))],
    components: [...new Set(shown.filter(isComponent))],
  };
}
