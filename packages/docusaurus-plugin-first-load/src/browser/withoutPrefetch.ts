/** Replaces `window.docusaurus`: nothing is fetched until a user opens a link. */
export default Object.freeze({prefetch: () => false, preload: () => false});
