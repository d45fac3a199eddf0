import {createBrowserHistory as createHistory, createPath} from 'history/esm/history';
import type {BrowserHistoryBuildOptions, History, Location, LocationListener} from 'history';
import type {PageBringer} from '../shared';

/**
 * `history` without the two kinds that only react-router's `HashRouter` and `MemoryRouter` make: they come with every first load,
 * since Docusaurus chooses its router when the page runs.
 */
export {createLocation, createPath, locationsAreEqual, parsePath} from 'history/esm/history';

const unavailable = (): never => {
  throw new Error('Pages of this site have addresses of the browser: use BrowserRouter.');
};

export {unavailable as createHashHistory, unavailable as createMemoryHistory};

// The router comes before all that it shows: by way of the window it needs no part of that.
const bring: PageBringer['bring'] = (...step) =>
  (window.docusaurus as unknown as PageBringer).bring(...step);

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

// Before anything reads the location: Docusaurus loads the page's chunks before it renders the router.
adoptOwnUrl();

/** Returns the path under which the route table knows a page that a link inside the site names by its file, or with `//`. */
const normalizePath = (pathname: string): string =>
  pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');

/**
 * A history that tells the router of another page when that page can be shown. Docusaurus keeps the page before on show by
 * withholding the new address from what is below the router; with it all links of that page are drawn once more at the click,
 * for nothing, and again when the next page comes.
 */
export function createBrowserHistory(options?: BrowserHistoryBuildOptions): History {
  const history: History = createHistory(options);
  const listeners = new Set<LocationListener>();
  let shown: Location = history.location;
  let steps = 0;

  history.listen((requested, action) => {
    const pathname = normalizePath(requested.pathname);
    const location = {...requested, pathname};
    if (pathname !== requested.pathname) {
      window.history.replaceState(window.history.state, '', createPath(location));
    }
    steps += 1;
    const step = steps;
    const arrive = (): void => {
      shown = location;
      for (const listener of [...listeners]) {
        listener(location, action);
      }
    };
    if (location.pathname === shown.pathname) {
      arrive();
      return;
    }
    void bring(location, shown).then((finish) => {
      // Whoever has gone on in the meantime does not come by here.
      if (step === steps) {
        finish();
        arrive();
      }
    });
  });

  return Object.assign(history, {
    listen(listener: LocationListener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
}
