import {findFencedLines} from './findFencedLines';
import type {SectionHeading} from './format';

/** A part of a mirror: the text below one heading, up to the next. */
export interface Section {
  /** Left out for what comes before the first heading. */
  heading?: SectionHeading;
  text: string;
}

/**
 * Splits a mirror at its headings.
 *
 * @param headings as the index has them: those of the mirror, in its order.
 */
export function splitSections(markdown: string, headings: readonly SectionHeading[]): Section[] {
  const sections: Section[] = [{text: ''}];
  const lines: string[] = [];
  let next = 0;
  const close = () => {
    sections.at(-1)!.text = lines.splice(0).join('\n').trim();
  };
  // The matter at the top is no text, and the title is no section. A mirror is plain Markdown: no parser of MDX has to travel with
  // the package of the MCP server.
  const body = markdown.replace(/^---\n[^]*?\n---\n/, '');
  const fenced = findFencedLines(body);
  for (const [index, line] of body.split('\n').entries()) {
    const heading = headings[next];
    if (
      !fenced[index] &&
      heading &&
      line.startsWith(`${'#'.repeat(heading.depth)} `) &&
      // The title of the page has one mark, headings two or more.
      heading.depth > 1
    ) {
      close();
      sections.push({heading, text: ''});
      next += 1;
    }
    lines.push(line);
  }
  close();
  return sections;
}
