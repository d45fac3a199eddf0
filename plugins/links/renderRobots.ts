/** Previews of what is not released: people may read them, search engines are not to offer them. */
const PREVIEWS = ['x/react-scheduler/'];

/**
 * The file that tells crawlers where not to go, and where the lists of pages are. Pages that say so themselves (`noindex`)
 * are not in it, because a crawler has to read them to know.
 *
 * @param siteUrl without a slash at the end
 * @param baseUrls of the languages, such as `/zh/`
 */
export function renderRobots(siteUrl: string, baseUrls: readonly string[]): string {
  return [
    'User-agent: *',
    ...baseUrls.flatMap((baseUrl) => PREVIEWS.map((folder) => `Disallow: ${baseUrl}${folder}`)),
    '',
    ...baseUrls.map((baseUrl) => `Sitemap: ${siteUrl}${baseUrl}sitemap.xml`),
    '',
  ].join('\n');
}
