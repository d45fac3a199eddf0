/** The addresses that the footer leads to. */
export interface FooterLinks {
  blog: string;
  store: string;
  x: string;
  youtube: string;
  feed: string;
}

/** Where the footer leads, beside the repository, for docs at `docsUrl` (an origin without a slash at its end). */
export function listFooterLinks(docsUrl: string): FooterLinks {
  return {
    blog: `${docsUrl}/blog/`,
    store: `${docsUrl}/store/`,
    x: 'https://x.com/MUI_hq',
    youtube: 'https://www.youtube.com/@MUI_hq',
    feed: `${docsUrl}/feed/blog/rss.xml`,
  };
}
