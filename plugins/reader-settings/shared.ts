import {DEMO_STYLINGS} from '../../site/stylings/shared';

/** The color modes that a user can choose; `system` follows the operating system. */
export type ColorMode = 'light' | 'dark' | 'system';

/** The color schemes of the site's themes; also the two effective modes. */
export type ColorScheme = 'light' | 'dark';

export type Direction = 'ltr' | 'rtl';

/** The major of the packages, and the newest minor that a user can state to use. */
export const MAJOR = 8;
const NEWEST_MINOR = 12;

/** The releases that a user can state to use, oldest first: `8.0`, `8.1` … */
export const MINORS: readonly string[] = Array.from(
  {length: NEWEST_MINOR + 1},
  (_, minor) => `${MAJOR}.${minor}`,
);

/** A user setting: its storage, its values, and the attributes that it sets on the document. */
export interface Setting<T extends string | boolean = string | boolean> {
  /** The local storage key, or the name of the cookie. */
  key: string;
  /** The valid values, starting with the default. Other stored values are ignored. */
  values: readonly [T, ...T[]];
  /** The attribute of `<html>` that has the value, starting before the first paint. */
  attribute?: string;
  /** The attribute's content for each value, in the same order; the value itself if omitted. */
  shown?: readonly string[];
  /** `true` if `<body>` has the attribute, too. */
  onBody?: boolean;
  /** The attribute with which the server overrides the default for the page's language. */
  languageAttribute?: string;
}

function setting<T extends string | boolean>(row: Setting<T>): Setting<T> {
  return row;
}

/**
 * The settings in local storage. The script that runs before the first paint, the document's
 * attributes, and the stores are generated from this table, so a new setting is one more line. The
 * first three keys are shared with all sites that use Material UI's color schemes.
 */
export const SETTINGS = {
  mode: setting<ColorMode>({
    key: 'mui-mode',
    values: ['system', 'light', 'dark'],
    attribute: 'data-theme-choice',
  }),
  lightScheme: setting<ColorScheme>({key: 'mui-color-scheme-light', values: ['light', 'dark']}),
  darkScheme: setting<ColorScheme>({key: 'mui-color-scheme-dark', values: ['dark', 'light']}),
  direction: setting<Direction>({
    key: 'docs-direction',
    values: ['ltr', 'rtl'],
    attribute: 'dir',
    onBody: true,
    // The user's setting overrides `dir` itself.
    languageAttribute: 'data-language-direction',
  }),
  dense: setting<boolean>({
    key: 'docs-dense',
    values: [false, true],
    attribute: 'data-density',
    shown: ['normal', 'dense'],
  }),
  /**
   * The release that the user's app has; empty if unknown. Without an attribute, because the styles
   * that depend on it are loaded only for users who set it.
   */
  ownVersion: setting<string>({key: 'docs-own-version', values: ['', ...MINORS]}),
};

/**
 * A setting without a list of values that doesn't affect the first paint: the theme of demos, as
 * JSON.
 */
export const DEMO_THEME = {key: 'docs-demo-theme'} as const;

/** The settings in cookies; the URL's hash takes precedence over the cookie. */
export const CODE_SETTINGS = {
  variant: {key: 'codeVariant', values: ['TS', 'JS']},
  styling: {key: 'codeStyling', values: DEMO_STYLINGS},
} as const satisfies Record<string, Setting>;

export type CodeVariant = (typeof CODE_SETTINGS.variant.values)[number];

/** Content of both theme-color tags: the primary shade 600, and the darkest blue-gray. */
export const THEME_COLORS: Record<ColorScheme, string> = {
  light: 'hsl(210, 100%, 42%)',
  dark: 'hsl(210, 14%, 7%)',
};

export const PREFERS_DARK = '(prefers-color-scheme: dark)';
