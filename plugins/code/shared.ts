/** Where the colors of code lie below the site's base address. */
export const CODE_STYLESHEET = 'static/styles/prism-okaidia.css';

/** The id of the element in the head that holds the place of the colors of code. */
export const CODE_STYLESHEET_ID = 'prismjs';
