import {DEMO_STYLINGS} from '../../site/stylings/shared';

/** What a reader can choose as color mode; `system` follows the operating system. */
export type ColorMode = 'light' | 'dark' | 'system';

/** The color schemes that the themes of this site define; also the two effective modes. */
export type ColorScheme = 'light' | 'dark';

export type Direction = 'ltr' | 'rtl';

/** A setting of the reader: where it is kept, what it can be, and what the document shows of it. */
export interface Setting<T extends string | boolean = string | boolean> {
  /** Key of local storage, or name of the cookie. */
  key: string;
  /** The known values, the default one first. Anything else that is stored is ignored. */
  values: readonly [T, ...T[]];
  /** The attribute of `<html>` that carries the value from before the first paint on. */
  attribute?: string;
  /** What the attribute says for each value, in their order; the value itself when left out. */
  shown?: readonly string[];
  /** Whether `<body>` carries the attribute too. */
  onBody?: boolean;
  /** The attribute in which the server says another default for the language of the page. */
  languageAttribute?: string;
}

function setting<T extends string | boolean>(row: Setting<T>): Setting<T> {
  return row;
}

/**
 * The settings that are kept in local storage. The script that runs before the first paint, the attributes of the document
 * and the stores are made from this table: another setting is a line here. The first three keys are shared with every
 * site that uses Material UI's color schemes.
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
    // `dir` itself follows the reader.
    languageAttribute: 'data-language-direction',
  }),
  dense: setting<boolean>({
    key: 'docs-dense',
    values: [false, true],
    attribute: 'data-density',
    shown: ['normal', 'dense'],
  }),
};

/** A setting without a list of values, which nothing of the first paint depends on: the theme of demos, as JSON. */
export const DEMO_THEME = {key: 'docs-demo-theme'} as const;

/** The settings that are kept in cookies; the fragment of the address comes before the cookie. */
export const CODE_SETTINGS = {
  variant: {key: 'codeVariant', values: ['TS', 'JS']},
  styling: {key: 'codeStyling', values: DEMO_STYLINGS},
} as const satisfies Record<string, Setting>;

export type CodeVariant = (typeof CODE_SETTINGS.variant.values)[number];

/** Content of both theme-color tags: the primary shade 600, and the darkest blue-grey. */
export const THEME_COLORS: Record<ColorScheme, string> = {
  light: 'hsl(210, 100%, 42%)',
  dark: 'hsl(210, 14%, 7%)',
};

export const PREFERS_DARK = '(prefers-color-scheme: dark)';
