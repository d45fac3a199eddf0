/**
 * Shows the page's own URL in the address bar. Hosts answer many with the same page: `…/index.html`, `//`, other capitals,
 * escaped letters. Its HTML declares the one that counts; by any other, React would hydrate another page than the server
 * rendered. The answer to a URL without a page (`404.html`) keeps what was requested, and `npm start` declares nothing.
 */
export function adoptOwnUrl(): void {
  const declared = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const own = declared && URL.canParse(declared) ? new URL(declared).pathname : undefined;
  const {pathname, search, hash} = window.location;
  if (own !== undefined && !/\/404\.html\/?$/.test(own) && own !== pathname) {
    window.history.replaceState(window.history.state, '', own + search + hash);
  }
}

/** Escapes a malformed fragment such as `#50%-off`: Docusaurus decodes it, and the page would crash. */
export function escapeFragment(): void {
  const {hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
  }
}

// Client modules run before the router reads the location, and the window's listeners before those of the router.
if (typeof window !== 'undefined') {
  adoptOwnUrl();
  escapeFragment();
  window.addEventListener('popstate', escapeFragment, {capture: true});
}
