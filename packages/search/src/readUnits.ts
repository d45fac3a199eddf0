import {sectionsOf} from './indexDocs';
import type {SearchIndex} from './indexFormat';

/** A sentence, or a row of a table, in a section of a page. */
export interface Unit {
  /** Position of its section. */
  section: number;
  /** Number of its paragraph, list item, or table row on the page. */
  paragraph: number;
  /** Text without Markdown syntax, except for backticks around code. */
  text: string;
}

/** A section of a Markdown version. */
export interface PageSection {
  anchor: string;
  heading: string;
  /** Names of its demos. */
  demos: string[];
  /** Its code blocks, including the sources of its demos. */
  code: string[];
}

/** Returns a line without Markdown syntax, except for backticks around code. */
const toPlain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    // Angle brackets in a code span are text.
    .replace(/(`+[^`]*`+)|<[^>]*>|\*\*/g, (_, code?: string) => code ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Matches the end of a sentence; a dot inside code, an abbreviation, or a number isn't one. */
const SENTENCE_END =
  /(?<=[^.\s`]{2}[.!?][)"”]?|[`)][.!?]|[。！？])\s+(?=[\p{Lu}`"“(<\d])|(?<=[。！？])/u;

const toSentences = (text: string): string[] => text.split(SENTENCE_END).filter(Boolean);

/** Returns the cells of a row of a table. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => toPlain(cell.replaceAll('\\|', '|')));

/**
 * Splits the Markdown version of a page into sections, and into the sentences and table rows that
 * may answer a question. The text before the first heading is omitted: it introduces the page.
 */
export function readUnits(
  markdown: string,
  page: SearchIndex['pages'][number],
): {sections: PageSection[]; units: Unit[]} {
  const headings = sectionsOf(page);
  const sections: PageSection[] = [];
  const units: Unit[] = [];
  let fence = '';
  let code: string[] | undefined;
  let paragraph = '';
  let paragraphs = 0;
  const add = (text: string) =>
    units.push({section: sections.length - 1, paragraph: paragraphs, text});
  const close = () => {
    toSentences(toPlain(paragraph)).forEach(add);
    paragraph = '';
    paragraphs += 1;
  };
  for (const line of markdown.replace(/^---\n[^]*?\n---\n/, '').split('\n')) {
    const [, mark = '', info = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence) && !info) {
        fence = '';
        if (code) {
          sections.at(-1)?.code.push(code.join('\n'));
        }
      } else {
        code?.push(line);
      }
      continue;
    }
    if (mark) {
      close();
      fence = mark;
      const [, demo] = /title="(\w+)\.tsx?"/.exec(info) ?? [];
      if (demo) {
        sections.at(-1)?.demos.push(demo);
      }
      code = /^\w*sx?(?!\w)/.test(info) ? [] : undefined;
      continue;
    }
    const [, hashes] = /^(#{2,4}) /.exec(line) ?? [];
    if (hashes) {
      close();
      const heading = headings[sections.length];
      // The Markdown version may have one more section, which lists the API pages.
      if (!heading) {
        break;
      }
      sections.push({anchor: heading[0], heading: heading[1], demos: [], code: []});
    } else if (sections.length === 0 || /^\*\*Demo: /.test(line)) {
      close();
    } else if (/^\s*\|/.test(line)) {
      close();
      const cells = cellsOf(line);
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) {
        // The row before is the header.
        units.pop();
      } else {
        add(cells.filter(Boolean).join(' — '));
      }
    } else if (/^\s*$/.test(line) || /^[\s>]*(?:[-*+]|\d+\.)\s/.test(line)) {
      close();
      paragraph = line.replace(/^[\s>]*(?:[-*+]|\d+\.)\s/, '');
    } else {
      paragraph += ` ${line.replace(/^[\s>]*(?:\*\*(?:Note|Tip|Info|Warning|Danger)\*\*$)?/, '')}`;
    }
  }
  close();
  return {sections, units};
}
