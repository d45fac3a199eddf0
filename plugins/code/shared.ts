/** Path of the stylesheet with the colors of code, relative to the site's base URL. */
export const CODE_STYLESHEET = 'static/styles/prism-okaidia.css';

/** The id of the element in the head before which the stylesheet is inserted. */
export const CODE_STYLESHEET_ID = 'prismjs';
