/** The strokes of the mark on a field of 32 by 32: two chevrons that meet as an X. */
export const MARK_PATHS = {
  far: 'M6 6.500 14.500 16 6 25.500',
  near: 'M26 6.500 17.500 16 26 25.500',
};
