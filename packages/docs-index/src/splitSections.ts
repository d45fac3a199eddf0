import {findFencedLines} from './findFencedLines';
import type {SectionHeading} from './format';

/** A part of a Markdown version: the text from one heading to the next. */
export interface Section {
  /** Omitted for the text before the first heading. */
  heading?: SectionHeading;
  text: string;
}

/**
 * Splits a Markdown version at its headings.
 *
 * @param headings the headings of the Markdown version, in order, as listed in the index.
 */
export function splitSections(markdown: string, headings: readonly SectionHeading[]): Section[] {
  const sections: Section[] = [{text: ''}];
  const lines: string[] = [];
  let next = 0;
  const close = () => {
    sections.at(-1)!.text = lines.splice(0).join('\n').trim();
  };
  // Front matter isn't text, and the title doesn't start a section. Markdown versions are simple
  // enough to parse without an MDX parser, which the package of the MCP server would have to
  // include.
  const body = markdown.replace(/^---\n[^]*?\n---\n/, '');
  const fenced = findFencedLines(body);
  for (const [index, line] of body.split('\n').entries()) {
    const heading = headings[next];
    if (
      !fenced[index] &&
      heading &&
      line.startsWith(`${'#'.repeat(heading.depth)} `) &&
      // The title has one `#`, headings have two or more.
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
