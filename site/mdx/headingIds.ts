import {createSlugger} from '@docusaurus/utils';
import {createError} from '../problems/problemStore';
import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import {stripMarkers} from './extractMarkers';
import {textOf, walk, type MdxNode} from './mdxNodes';

const ID = /^#[\p{L}\p{N}][\p{L}\p{N}_.:-]*$/u;

/**
 * Returns the ids in the comment at the end of a heading, in order: `/* #bar-size #size *\/` has
 * two. Docusaurus uses the first for the table of contents and links; the section has the others as
 * additional anchors.
 *
 * @param comment with or without its delimiters; one that doesn't start with `#` has no ids
 * @throws BuildProblemError without a location for an invalid id
 */
export function parseHeadingIds(comment: string): string[] {
  const words = comment.replace(/^\s*\/\*|\*\/\s*$/g, '').match(/\S+/g) ?? [];
  if (!words[0]?.startsWith('#')) {
    return [];
  }
  const wrong = words.find((word) => !ID.test(word));
  if (wrong !== undefined) {
    throw createError(
      `Invalid heading id "${wrong}".`,
      'Write ids of letters, digits, and hyphens, like `{/* #bar-size #size */}`.',
    );
  }
  return words.map((word) => word.slice(1));
}

/** Returns the explicit ids of a heading in a tree that Docusaurus hasn't processed yet. */
export function readHeadingIds(heading: MdxNode): string[] {
  const last = heading.children?.at(-1);
  return last?.type === 'mdxTextExpression' ? parseHeadingIds(last.value ?? '') : [];
}

/** Splits a Markdown heading, without its number signs, into its text and its explicit ids. */
export function splitHeading(line: string): {text: string; ids: string[]} {
  const [comment = '', inside = ''] = /\s*\{\/\*(\s*#.*?)\*\/\}\s*$/.exec(line) ?? [];
  return {text: line.slice(0, line.length - comment.length).trim(), ids: parseHeadingIds(inside)};
}

/** A heading of a page with all its ids, primary id first. */
export interface IdentifiedHeading {
  node: MdxNode;
  ids: string[];
  /** `true` if the author has set the ids; otherwise, the only id is generated from the text. */
  explicit: boolean;
}

/** Lists the headings of a page in order, with the ids that Docusaurus will assign. */
export function identifyHeadings(tree: MdxNode): IdentifiedHeading[] {
  const slugger = createSlugger();
  const found: IdentifiedHeading[] = [];
  walk(tree, (node) => {
    if (node.type !== 'heading') {
      return;
    }
    const {id: existingId} = (node.data?.hProperties ?? {}) as {id?: string};
    const ids = existingId ? [existingId] : readHeadingIds(node);
    found.push({
      node,
      ids: ids.length > 0 ? ids : [slugger.slug(textOf(node).trim())],
      explicit: ids.length > 0,
    });
  });
  return found;
}

/** A heading in the source of a page. */
export interface SourceHeading {
  depth: number;
  /** Its text, without Markdown syntax, markers, and the comment with ids. */
  text: string;
  /** All its ids; one generated from the text if the author sets none. */
  ids: string[];
  explicit: boolean;
  /** Its line in the source, from 1. */
  line: number;
}

/** Returns the text of a heading without Markdown syntax and markers. */
const plain = (heading: string) =>
  stripMarkers(heading)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /(`+)(.*?)\1|(\*{1,2})(?=\S)(.*?\S)\3|<[^>]+>|\\(?=\W)/g,
      (_match, _ticks, code?: string, _stars?: string, strong?: string) => code ?? strong ?? '',
    )
    .trim();

/** Lists the headings of a page line by line, without a Markdown parser. Skips code blocks. */
export function readHeadings(source: string): SourceHeading[] {
  const slugger = createSlugger();
  const fenced = findFencedLines(source);
  return source.split('\n').flatMap((content, index): SourceHeading[] => {
    const [, level, heading] = (!fenced[index] && /^(#{1,6})\s+(.+?)\s*$/.exec(content)) || [];
    if (!level || !heading) {
      return [];
    }
    const {text, ids} = splitHeading(heading);
    const words = plain(text);
    // Includes headings of all levels, because duplicate ids get a number.
    return [
      {
        depth: level.length,
        text: words,
        ids: ids.length > 0 ? ids : [slugger.slug(words)],
        explicit: ids.length > 0,
        line: index + 1,
      },
    ];
  });
}
