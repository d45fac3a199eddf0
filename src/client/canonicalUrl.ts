/**
 * Replaces the URL in the address bar with the page's canonical path. Hosts serve the same page for
 * many URLs: `…/index.html`, `//`, different capitalization, escaped letters. For any of them,
 * React would hydrate a different page than the server rendered. The page for unknown URLs
 * (`404.html`) keeps the requested URL, and `npm start` declares no path.
 */
export function replaceWithCanonicalUrl(): void {
  const canonicalUrl = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const canonicalPath =
    canonicalUrl && URL.canParse(canonicalUrl) ? new URL(canonicalUrl).pathname : undefined;
  const {pathname, search, hash} = window.location;
  if (
    canonicalPath !== undefined &&
    !/\/404\.html\/?$/.test(canonicalPath) &&
    canonicalPath !== pathname
  ) {
    window.history.replaceState(window.history.state, '', canonicalPath + search + hash);
  }
}

/**
 * Escapes a malformed fragment such as `#50%-off`, because Docusaurus decodes it, which would crash
 * the page.
 */
export function escapeFragment(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

// Client modules run before the router reads the location, and these listeners are registered
// before the router's.
if (typeof window !== 'undefined') {
  replaceWithCanonicalUrl();
  escapeFragment();
  window.addEventListener('popstate', escapeFragment, {capture: true});
}
