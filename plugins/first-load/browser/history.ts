/**
 * `history` without the two kinds that only react-router's `HashRouter` and `MemoryRouter` make: they come with every first load,
 * since Docusaurus chooses its router when the page runs.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history';

const unavailable = (): never => {
  throw new Error('Pages of this site have addresses of the browser: use BrowserRouter.');
};

export {unavailable as createHashHistory, unavailable as createMemoryHistory};
