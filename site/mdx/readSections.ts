import {createHash} from 'node:crypto';
import {createSlugger} from '@docusaurus/utils';
import type {SourceHeading} from './headingIds';
import {readMdx} from './readMdx';

/** A part of a page whose translation is tracked separately. */
export interface Section {
  /** The id of its heading; `lead` is the introduction before the first heading. */
  id: string;
  /** All ids of its heading. */
  ids: string[];
  /** The text of its heading; empty for the introduction. */
  title: string;
  /** The ids of its subheadings. */
  anchors: string[];
  /** Short hash of its text, independent of line wrapping. */
  hash: string;
}

/** The id of the part before the first heading. */
export const INTRODUCTION = 'lead';

const hashOf = (text: string) =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8);

/**
 * Returns a heading line as it's hashed. Additional ids don't affect translations, and neither does
 * an explicit id that equals the generated one.
 */
function foldIds(line: string, {text, ids}: SourceHeading): string {
  if (ids.length < 2) {
    return line;
  }
  const words = line.replace(/\s*\{\/\*.*$/, '');
  return ids[0] === createSlugger().slug(text) ? words : `${words} {/* #${ids[0]} */}`;
}

/**
 * Splits a page at its `##` headings. Title and description belong to the introduction; the rest of
 * the front matter to no section.
 */
export function readSections(source: string): Section[] {
  const page = readMdx(source);
  const headings = new Map(page.headings.map((heading) => [heading.line, heading]));
  const sections = [
    {
      id: INTRODUCTION,
      ids: [INTRODUCTION],
      title: '',
      anchors: [] as string[],
      lines: page.linesOf('title', 'description').map(({text}) => text),
    },
  ];
  page.body.split('\n').forEach((line, index) => {
    const heading = headings.get(index + 1);
    if (heading?.depth === 2) {
      const {ids, text: title} = heading;
      sections.push({id: ids[0]!, ids, title, anchors: [], lines: []});
    } else if (heading && heading.depth > 2) {
      sections.at(-1)?.anchors.push(heading.ids[0]!);
    }
    sections.at(-1)?.lines.push(heading ? foldIds(line, heading) : line);
  });
  return sections.map(({lines, ...section}) => ({
    ...section,
    hash: hashOf(lines.join('\n')),
  }));
}
