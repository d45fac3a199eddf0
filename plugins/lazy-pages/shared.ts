/**
 * Where the browser requests a page that `npm start` hasn't compiled yet. The body of the request
 * is the page's chunk name.
 */
export const COMPILE_PATH = '/__lazy-pages';
