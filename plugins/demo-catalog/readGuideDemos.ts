import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import {toText} from '../../site/mdx/toText';
import type {CatalogDemo} from './shared';

/** A demo as a guide shows it. */
export type GuideDemo = Omit<CatalogDemo, 'plan' | 'components' | 'props'>;

/** Matches the start of a line that isn't prose: a tag, callout, table, list, or statement. */
const NOT_PROSE = /^\s*(?:<|:::|\||[-*+] |\d+\. |#|>|\{|import |export )/;

/** Returns the first sentence of a text, in languages with either kind of period. */
function firstSentence(text: string): string {
  const plain = text.replace(/(^|\s)\*+|\*+(?=[\s.,:]|$)/g, '$1');
  const [sentence = plain] = /^.*?(?:[.!?](?=\s|$)|[。！？])/.exec(plain) ?? [];
  return sentence.replace(/:$/, '.').replace(/：$/, '。');
}

/**
 * Lists the demos of a guide in order, each with the first sentence of the closest paragraph before
 * it in its section.
 *
 * @param body the guide's source without front matter
 * @param description the sentence for demos without a paragraph before them
 */
export function readGuideDemos(body: string, description: string): GuideDemo[] {
  const fenced = findFencedLines(body);
  const lines = body.split('\n').map((line, index) => (fenced[index] ? '```' : line));
  const demos: GuideDemo[] = [];
  let section = '';
  let paragraph = '';
  let isOpen = false;
  let isInTag = false;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('#')) {
      section = toText(line).replace(/ \[(?:pro|premium)\]$/, '');
      paragraph = '';
    }
    if (/^\s*<Demo(?=\s|$)/.test(line)) {
      const end = lines.findIndex((each, at) => at >= index && each.includes('>'));
      const tag = lines.slice(index, end + 1).join(' ');
      const [, name] = /\sname="([^"]+)"/.exec(tag) ?? [];
      const [, height] = /\sheight=\{(\d+)\}/.exec(tag) ?? [];
      if (name) {
        demos.push({
          name,
          ...(section && {section}),
          text: firstSentence(toText(paragraph)) || description,
          ...(height && {height: Number(height)}),
          ...(/\siframe\b(?!=\{false)/.test(tag) && {iframe: true}),
          ...(/\shideToolbar\b(?!=\{false)/.test(tag) && {bare: true}),
        });
      }
    }
    const isProse =
      !isInTag && line.trim() !== '' && !line.startsWith('```') && !NOT_PROSE.test(line);
    if (isProse) {
      paragraph = isOpen ? `${paragraph} ${line}` : line;
    }
    isOpen = isProse;
    isInTag = (isInTag || /^\s*<\w/.test(line)) && !line.includes('>');
  }
  return demos;
}
