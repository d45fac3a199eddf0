const primary = (tag: string): string => tag.toLowerCase().split('-')[0]!;

/**
 * Returns the language of a page that the user prefers to the current one.
 *
 * @param wanted the language tags of the browser, in order of preference
 * @param offered the tags of the page's languages
 * @param current the tag of the current page
 * @returns one of `offered`, or `undefined` if the current page is the best match
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
