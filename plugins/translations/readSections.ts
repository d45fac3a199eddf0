import {createHash} from 'node:crypto';
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';

/** A part of a page that is translated, and grows stale, as one. */
export interface Section {
  /** The id of its heading; `lead` is what stands before the first one. */
  id: string;
  /** The text of its heading; empty for the lead. */
  title: string;
  /** The ids of the headings below its own. */
  anchors: string[];
  /** Short fingerprint of its words, the same however its lines are wrapped. */
  hash: string;
}

/** The id of the part before the first heading. */
export const LEAD = 'lead';

const hashOf = (text: string) =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);

/** The words of a heading without their Markdown and without the mark of a plan. */
const plain = (heading: string) =>
  heading
    .replace(/\[(pro|premium)\]\s*$/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();

/** Splits a page at its `##` headings. Title and description belong to the lead, the rest of the front matter to nothing. */
export function readSections(source: string): Section[] {
  const text = source.replaceAll('\r\n', '\n');
  const [head = '', frontMatter = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
  const slugger = createSlugger();
  const sections = [
    {
      id: LEAD,
      title: '',
      anchors: [] as string[],
      lines: frontMatter.match(/^(?:title|description):.*$/gm) ?? ([] as string[]),
    },
  ];
  let fence = '';
  for (const line of text.slice(head.length).split('\n')) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && !fence) {
      fence = mark;
    } else if (mark && mark.startsWith(fence) && line.trim() === mark) {
      fence = '';
    }
    const [, level, heading] = (!fence && /^(#{1,6})\s+(.+?)\s*$/.exec(line)) || [];
    if (level && heading) {
      const parsed = parseMarkdownHeadingId(heading, 'mdx-comment');
      const title = plain(parsed.text);
      // Headings of every level take part, since an id that is taken gets a number.
      const id = parsed.id ?? slugger.slug(title);
      if (level === '##') {
        sections.push({id, title, anchors: [], lines: []});
      } else if (level !== '#') {
        sections.at(-1)?.anchors.push(id);
      }
    }
    sections.at(-1)?.lines.push(line);
  }
  return sections.map(({lines, ...section}) => ({
    ...section,
    hash: hashOf(lines.join('\n')),
  }));
}
