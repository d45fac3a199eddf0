/**
 * The subset of Markdown in doc comments: paragraphs, lists, code blocks, inline code, links, and
 * bold.
 */

/** A part of a line. */
export type Inline =
  | {kind: 'text' | 'code' | 'bold'; text: string}
  | {kind: 'link'; text: string; href: string};

const INLINE = /`([^`]+)`|\[([^\]]*)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Parses a line. The text of a link can contain code. */
export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, label, href, bold = ''] = match;
    if (match.index > end) {
      parts.push({kind: 'text', text: text.slice(end, match.index)});
    }
    parts.push(
      code !== undefined
        ? {kind: 'code', text: code}
        : href !== undefined
          ? {kind: 'link', text: label ?? href, href}
          : {kind: 'bold', text: bold},
    );
    end = match.index + whole.length;
  }
  return end < text.length ? [...parts, {kind: 'text', text: text.slice(end)}] : parts;
}

/** A paragraph has one line, a list has one per item, and a code block has those of its code. */
export interface Block {
  kind: 'paragraph' | 'list' | 'code';
  lines: string[];
}

/** Splits a doc comment into paragraphs, lists, and code blocks. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (last?.kind === 'code' && isOpen) {
      isOpen = !line.startsWith('```');
      if (isOpen) {
        last.lines.push(raw);
      }
      continue;
    }
    if (line.startsWith('```')) {
      blocks.push({kind: 'code', lines: []});
      isOpen = true;
      continue;
    }
    if (line === '') {
      isOpen = false;
      continue;
    }
    const item = /^(?:[-*]|\d+\.)\s+(.*)$/.exec(line)?.[1];
    if (item !== undefined) {
      if (last?.kind === 'list' && isOpen) {
        last.lines.push(item);
      } else {
        blocks.push({kind: 'list', lines: [item]});
      }
    } else if (last && isOpen) {
      last.lines.push(`${last.lines.pop() ?? ''} ${line}`);
    } else {
      blocks.push({kind: 'paragraph', lines: [line]});
    }
    isOpen = true;
  }
  return blocks;
}

/** Returns a line without Markdown syntax. */
const plainLine = (text: string): string =>
  readInline(text)
    .map((part) => (part.kind === 'link' ? plainLine(part.text) : part.text))
    .join('');

/** Returns the text of a doc comment without Markdown syntax and code blocks. */
export const toPlainText = (text: string): string =>
  readBlocks(text)
    .filter(({kind}) => kind !== 'code')
    .flatMap(({lines}) => lines.map(plainLine))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
