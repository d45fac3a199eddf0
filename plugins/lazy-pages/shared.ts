/** Where the browser asks `npm start` for a page that is not compiled yet: the body of the request is the page's chunk name. */
export const WAKE_PATH = '/__lazy-pages';
