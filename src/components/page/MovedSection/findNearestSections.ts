import {likeness} from '../../common/NearestPages/findNearestPages';

/** A place on the page that a link can lead to. */
export interface Section {
  /** Its id, and older ones. */
  ids: readonly string[];
  title: string;
}

/** Less than this is chance. */
const LEAST = 0.45;

/** An id or a text as one word: `✅ Rename "legend"` and `rename-legend` are the same. */
export const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** What the row of an API table is about, without the component and the kind: `rows` of `data-grid-prop-rows`. */
const nameOf = (id: string): string =>
  id.replace(/^[A-Za-z][\w-]*?-(?:css|class|classes|slots?|prop|property|event|selector)-/, '');

/** The section that an id means although it is spelled otherwise: other capitals, an emoji, a number at its end. */
export function findSameSection(id: string, sections: readonly Section[]): Section | undefined {
  const wanted = simplify(id);
  const unnumbered = wanted.replace(/-\d+$/, '');
  return [wanted, unnumbered]
    .map((name) => name && sections.find(({ids}) => ids.some((one) => simplify(one) === name)))
    .find((section) => section !== undefined && section !== '');
}

/** The sections whose ids or titles are most like an id that the page does not have, the nearest first. */
export function findNearestSections(
  id: string,
  sections: readonly Section[],
  count = 3,
): Section[] {
  // What a fragment holds is anybody's choice; no id is longer.
  const wanted = simplify(nameOf(id.slice(0, 200)));
  return sections
    .map((section) => ({
      section,
      score: Math.max(
        ...[...section.ids.map(nameOf), section.title].map((name) =>
          likeness(wanted, simplify(name)),
        ),
      ),
    }))
    .filter(({score}) => score >= LEAST)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({section}) => section);
}
