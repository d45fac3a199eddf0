/** What a reader can choose as colour mode; `system` follows the operating system. */
export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** The colour schemes that the themes of this site define; also the two effective modes. */
export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Keys of local storage. The first three are shared with every site that uses Material UI's colour schemes. */
export const STORAGE_KEYS = {
  mode: 'mui-mode',
  lightScheme: 'mui-color-scheme-light',
  darkScheme: 'mui-color-scheme-dark',
  dense: 'docs-dense',
  direction: 'docs-direction',
} as const;

/** Content of both theme-color tags: the primary shade 600, and the darkest blue-grey. */
export const THEME_COLORS: Record<ColorScheme, string> = {
  light: 'hsl(210, 100%, 42%)',
  dark: 'hsl(210, 14%, 7%)',
};

export const PREFERS_DARK = '(prefers-color-scheme: dark)';
