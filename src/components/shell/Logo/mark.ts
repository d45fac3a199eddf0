/** The paths of the logo mark in a view box of 32 by 32: two chevrons that form an X. */
export const MARK_PATHS = {
  far: 'M6 6.500 14.500 16 6 25.500',
  near: 'M26 6.500 17.500 16 26 25.500',
};
