import {getSimilarity, pickNearest} from '../../common/NearestPages/findNearestPages';

/** An anchor on the page. */
export interface Section {
  /** Its id, followed by older ones. */
  ids: readonly string[];
  title: string;
}

/** Normalizes an id or text: `✅ Rename "legend"` and `rename-legend` are equal. */
export const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the name of an API row without component and kind: `rows` for `data-grid-prop-rows`. */
const nameOf = (id: string): string =>
  id.replace(/^[A-Za-z][\w-]*?-(?:css|class|classes|slots?|prop|property|event|selector)-/, '');

/**
 * Returns the section whose id differs only in spelling: capitalization, an emoji, or a number
 * suffix.
 */
export function findSameSection(id: string, sections: readonly Section[]): Section | undefined {
  const wanted = simplify(id);
  const unnumbered = wanted.replace(/-\d+$/, '');
  return [wanted, unnumbered]
    .map((name) => name && sections.find(({ids}) => ids.some((one) => simplify(one) === name)))
    .find((section) => section !== undefined && section !== '');
}

/**
 * Returns the sections whose ids or titles are most similar to an id that doesn't exist, best match
 * first.
 */
export function findNearestSections(id: string, sections: readonly Section[]): Section[] {
  // Fragments can contain anything, but no id is longer than this.
  const wanted = simplify(nameOf(id.slice(0, 200)));
  return pickNearest(
    sections,
    ({ids, title}) =>
      Math.max(...[...ids.map(nameOf), title].map((name) => getSimilarity(wanted, simplify(name)))),
    3,
  );
}
