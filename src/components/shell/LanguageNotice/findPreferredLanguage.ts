const getPrimaryLanguage = (tag: string): string => tag.toLowerCase().split('-')[0]!;

/**
 * Returns the language of a page that the user prefers to the current one.
 *
 * @param preferred the language tags of the browser, in order of preference
 * @param available the tags of the page's languages
 * @param current the tag of the current page
 * @returns one of `offered`, or `undefined` if the current page is the best match
 */
export function findPreferredLanguage(
  preferred: readonly string[],
  available: readonly string[],
  current: string,
): string | undefined {
  const best = preferred.find((tag) =>
    available.some((other) => getPrimaryLanguage(other) === getPrimaryLanguage(tag)),
  );
  return best === undefined || getPrimaryLanguage(best) === getPrimaryLanguage(current)
    ? undefined
    : available.find((other) => getPrimaryLanguage(other) === getPrimaryLanguage(best));
}
