/** The id of the style element with the font faces in the head of every page. */
export const FONT_FACES_ID = 'font-faces';
