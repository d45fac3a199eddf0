import {load} from 'js-yaml';
import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import {readHeadings, type SourceHeading} from './headingIds';
import {walk, type MdxNode} from './mdxNodes';
import {parseMdx} from './parseMdx';

/** A code block in a page's source. */
export interface Fence {
  /** The word after the backticks. */
  lang: string;
  /** The rest of that line. */
  meta: string;
  code: string;
  /** The page's line of the first line of code, from 1. */
  line: number;
}

/** A JSX element in the source, with the attributes that are plain text. */
export interface SourceTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** The source of a page. Each part is parsed once, on first access. */
export class MdxPage {
  /** The source of the front matter, without its delimiters; undefined if the page has none. */
  readonly frontMatterText: string | undefined;
  /** The source after the front matter. */
  readonly body: string;
  /**
   * The source with empty lines instead of the front matter, so line numbers are those of the file.
   */
  readonly numberedBody: string;
  private readonly parts: {
    frontMatter?: Readonly<Record<string, unknown>>;
    headings?: SourceHeading[];
    tree?: MdxNode;
    prose?: string;
  } = {};

  constructor(source: string) {
    const text = source.replaceAll('\r\n', '\n');
    const [head = '', frontMatterText] = FRONT_MATTER.exec(text) ?? [];
    this.frontMatterText = frontMatterText;
    this.body = text.slice(head.length);
    this.numberedBody = head.replace(/[^\n]/g, '') + this.body;
  }

  /**
   * The fields of the front matter.
   *
   * @throws if it's invalid YAML
   */
  get frontMatter(): Readonly<Record<string, unknown>> {
    return (this.parts.frontMatter ??= (load(this.frontMatterText ?? '') ?? {}) as Record<
      string,
      unknown
    >);
  }

  /**
   * Returns the lines of some front matter fields as written, with their line numbers in the file.
   */
  linesOf(...fields: string[]): {text: string; value: string; line: number}[] {
    return (this.frontMatterText ?? '').split('\n').flatMap((text, index) => {
      const [, field = '', value = ''] = /^(\w+):\s*(.*)$/.exec(text) ?? [];
      return fields.includes(field) ? [{text, value, line: index + 2}] : [];
    });
  }

  /** The headings in order, with line numbers relative to the body. */
  get headings(): SourceHeading[] {
    return (this.parts.headings ??= readHeadings(this.body));
  }

  /** The parsed source, with line numbers of the file. */
  get tree(): MdxNode {
    return (this.parts.tree ??= parseMdx(this.numberedBody));
  }

  /** The body without its code blocks. */
  get prose(): string {
    return (this.parts.prose ??= withoutFences(this.body));
  }

  /** The code blocks with a language, in order. */
  get fences(): Fence[] {
    const fences: Fence[] = [];
    walk(this.tree, (node) => {
      if (node.type === 'code' && node.lang) {
        const line = (node.position?.start.line ?? 0) + 1;
        fences.push({lang: node.lang, meta: node.meta ?? '', code: node.value ?? '', line});
      }
    });
    return fences;
  }

  /**
   * Returns the JSX elements with these names in order, without a parser: for code that reads many
   * pages.
   */
  findTags(...names: string[]): SourceTag[] {
    const tags = new RegExp(`<(${names.join('|')})(?=[\\s/>])([^>]*)`, 'g');
    return [...this.prose.matchAll(tags)].map(([, name = '', rest = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ) as Record<string, string>,
    }));
  }
}

/** Reads the source of a page. Only this class detects front matter and code blocks. */
export const readMdx = (source: string): MdxPage => new MdxPage(source);

/**
 * Returns what `read` finds on a page that may not have been compiled; `otherwise` if it can't be
 * parsed. The compilation reports such a page with its line.
 */
export function readIfValid<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Returns a text without its code blocks. */
function withoutFences(text: string): string {
  const fenced = findFencedLines(text);
  return text
    .split('\n')
    .filter((_, index) => !fenced[index])
    .join('\n');
}
