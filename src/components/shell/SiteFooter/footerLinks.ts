/**
 * Returns the footer links, except the repository, for docs at `docsUrl` (an origin without a
 * trailing slash).
 */
export function listFooterLinks(docsUrl: string) {
  return {
    blog: `${docsUrl}/blog/`,
    store: `${docsUrl}/store/`,
    x: 'https://x.com/MUI_hq',
    youtube: 'https://www.youtube.com/@MUI_hq',
    feed: `${docsUrl}/feed/blog/rss.xml`,
  };
}
