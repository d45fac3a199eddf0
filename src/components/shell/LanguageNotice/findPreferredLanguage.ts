const primary = (tag: string): string => tag.toLowerCase().split('-')[0]!;

/**
 * The language that a reader would rather read, of those that a page exists in.
 *
 * @param wanted the tags of the browser, the dearest first
 * @param offered the tags of the page's languages
 * @param current the tag of the page at hand
 * @returns one of `offered`; undefined where the page at hand is the best there is
 */
export function findPreferredLanguage(
  wanted: readonly string[],
  offered: readonly string[],
  current: string,
): string | undefined {
  const best = wanted.find((tag) => offered.some((other) => primary(other) === primary(tag)));
  return best === undefined || primary(best) === primary(current)
    ? undefined
    : offered.find((other) => primary(other) === primary(best));
}
