/**
 * The id of the style element with the font face of the demos in the head of every page. Its media
 * query never matches until a demo loads.
 */
export const DEMO_FONT_ID = 'demo-font';
