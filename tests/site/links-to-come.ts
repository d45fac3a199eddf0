/**
 * Pages that the packages link to and that are not written yet. The list only shrinks: a page that is there has to come
 * off it, and a new gap is a fault.
 */
export const PAGES_TO_COME: readonly string[] = [];
