import {load} from 'js-yaml';
import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import {readHeadings, type SourceHeading} from './headingIds';
import {walk, type MdxNode} from './mdxNodes';
import {parseMdx} from './parseMdx';

/** A fence of a page as its writer wrote it. */
export interface Fence {
  /** The word after the back-ticks. */
  lang: string;
  /** The rest of that line. */
  meta: string;
  code: string;
  /** The line of the page that holds the first line of the code, counted from 1. */
  line: number;
}

/** A JSX element by its source: the attributes that are plain text. */
export interface SourceTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** The source of a page, read part by part; each part is read once, when it is asked for. */
export class MdxPage {
  /** The lines of the front matter as they are written, without their marks; undefined where the page has none. */
  readonly frontMatterText: string | undefined;
  /** The text below the front matter. */
  readonly body: string;
  /** The text with the lines of the front matter empty: every line has the number that it has in the file. */
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
   * @throws where it is no YAML
   */
  get frontMatter(): Readonly<Record<string, unknown>> {
    return (this.parts.frontMatter ??= (load(this.frontMatterText ?? '') ?? {}) as Record<
      string,
      unknown
    >);
  }

  /** The lines of some fields of the front matter as they are written, each with its number in the file. */
  linesOf(...fields: string[]): {text: string; value: string; line: number}[] {
    return (this.frontMatterText ?? '').split('\n').flatMap((text, index) => {
      const [, field = '', value = ''] = /^(\w+):\s*(.*)$/.exec(text) ?? [];
      return fields.includes(field) ? [{text, value, line: index + 2}] : [];
    });
  }

  /** The headings in their order; the lines are those of the body. */
  get headings(): SourceHeading[] {
    return (this.parts.headings ??= readHeadings(this.body));
  }

  /** The tree of the text, with lines as in the file. */
  get tree(): MdxNode {
    return (this.parts.tree ??= parseMdx(this.numberedBody));
  }

  /** The body without its fences. */
  get prose(): string {
    return (this.parts.prose ??= withoutFences(this.body));
  }

  /** The fences with a language, in their order. */
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

  /** The JSX elements of these names in their order, without a parser: for whoever reads many pages at once. */
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

/** The source of a page: the one place that knows where front matter ends and what is a fence. */
export const readMdx = (source: string): MdxPage => new MdxPage(source);

/**
 * Returns what `read` finds in a page that nobody may have compiled yet; `otherwise` where it can't be read. Such a page is reported,
 * with its line, where it is compiled.
 */
export function readIfValid<Value>(otherwise: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** A text without its fences. */
function withoutFences(text: string): string {
  const fenced = findFencedLines(text);
  return text
    .split('\n')
    .filter((_, index) => !fenced[index])
    .join('\n');
}
