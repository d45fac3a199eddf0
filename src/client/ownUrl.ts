/**
 * Replaces the URL in the address bar with the page's canonical path. Hosts serve the same page for
 * many URLs: `…/index.html`, `//`, different capitalization, escaped letters. For any of them,
 * React would hydrate a different page than the server rendered. The page for unknown URLs
 * (`404.html`) keeps the requested URL, and `npm start` declares no path.
 */
export function adoptOwnUrl(): void {
  const declared = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const own = declared && URL.canParse(declared) ? new URL(declared).pathname : undefined;
  const {pathname, search, hash} = window.location;
  if (own !== undefined && !/\/404\.html\/?$/.test(own) && own !== pathname) {
    window.history.replaceState(window.history.state, '', own + search + hash);
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
  adoptOwnUrl();
  escapeFragment();
  window.addEventListener('popstate', escapeFragment, {capture: true});
}
