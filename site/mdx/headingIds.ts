import {createSlugger} from '@docusaurus/utils';
import {createError} from '../problems/problemStore';
import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import {textOf, walk, type MdxNode} from './mdxNodes';

const ID = /^#[\p{L}\p{N}][\p{L}\p{N}_.:-]*$/u;

/**
 * The ids in the comment at the end of a heading, in their order: `/* #bar-size #size *\/` has two. The first is the one
 * that Docusaurus takes, for the table of contents and for links to it; the section answers to the others too.
 *
 * @param comment with or without its marks; one that doesn't begin with `#` has none.
 * @throws BuildProblemError without a place for an invalid id
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

/** The explicit ids of a heading in a tree that Docusaurus has not changed yet. */
export function readHeadingIds(heading: MdxNode): string[] {
  const last = heading.children?.at(-1);
  return last?.type === 'mdxTextExpression' ? parseHeadingIds(last.value ?? '') : [];
}

/** A heading's line of Markdown, without its number signs, as its text and its explicit ids. */
export function splitHeading(line: string): {text: string; ids: string[]} {
  const [comment = '', inside = ''] = /\s*\{\/\*(\s*#.*?)\*\/\}\s*$/.exec(line) ?? [];
  return {text: line.slice(0, line.length - comment.length).trim(), ids: parseHeadingIds(inside)};
}

/** A heading of a page with all ids that it has, the first one first. */
export interface IdentifiedHeading {
  node: MdxNode;
  ids: string[];
  /** Whether the ids are the writer's; otherwise there is one, made of the words. */
  explicit: boolean;
}

/** The headings of a page in their order, with the ids that Docusaurus is going to give them. */
export function identifyHeadings(tree: MdxNode): IdentifiedHeading[] {
  const slugger = createSlugger();
  const found: IdentifiedHeading[] = [];
  walk(tree, (node) => {
    if (node.type !== 'heading') {
      return;
    }
    const {id: given} = (node.data?.hProperties ?? {}) as {id?: string};
    const ids = given ? [given] : readHeadingIds(node);
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
  /** Its words, without Markdown, the mark of a plan and the comment with ids. */
  text: string;
  /** All its ids; one that is made of the words where the writer gives none. */
  ids: string[];
  explicit: boolean;
  /** Which line of the source it is, from 1. */
  line: number;
}

/** The words of a heading without their Markdown and without the mark of a plan. */
const plain = (heading: string) =>
  heading
    .replace(/\s*\[(pro|premium)\]\s*$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /(`+)(.*?)\1|(\*{1,2})(?=\S)(.*?\S)\3|<[^>]+>|\\(?=\W)/g,
      (_match, _ticks, code?: string, _stars?: string, strong?: string) => code ?? strong ?? '',
    )
    .trim();

/** The headings of a page by its lines, for whoever reads sources without a parser of Markdown. Code is passed over. */
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
    // Headings of every level take part, since an id that is taken gets a number.
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
