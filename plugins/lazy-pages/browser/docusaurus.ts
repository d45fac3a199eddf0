/**
 * Stands in for `window.docusaurus` in `npm start`: fetching ahead would compile every page that a link in view leads to, or
 * that the pointer comes across.
 */
export default Object.freeze({prefetch: () => false, preload: () => false});
