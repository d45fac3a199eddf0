/** A folder of pages, and where their translations lie below `i18n/<language>/`. */
export interface Home {
  source: string;
  translations: string;
}

/** The pages of the current docs, and those outside of them, like the one on privacy. */
export const HOMES: readonly Home[] = [
  {source: 'docs', translations: 'docusaurus-plugin-content-docs/current'},
  {source: 'src/pages', translations: 'docusaurus-plugin-content-pages'},
];

/**
 * The file that a translated page was made from.
 *
 * @param file relative to the site, with forward slashes
 * @returns undefined for a file that is no translated page
 */
export function findSource(file: string): string | undefined {
  const [, rest = ''] = /^i18n\/[^/]+\/(.+\.mdx?)$/.exec(file) ?? [];
  const home = HOMES.find(({translations}) => rest.startsWith(`${translations}/`));
  return home && home.source + rest.slice(home.translations.length);
}
