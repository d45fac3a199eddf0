/** Previews of unreleased products, which are public but must not be indexed. */
const PREVIEWS = ['x/react-scheduler/'];

/**
 * Renders robots.txt, which lists the paths that crawlers must skip and the sitemaps. Pages with
 * `noindex` aren't in it, because a crawler must read them to find out.
 *
 * @param siteUrl without a trailing slash
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
