/** The palette colors of one name, as `#rrggbb` or `#rrggbbaa`. */
export interface DemoColor {
  main: string;
  light?: string;
  dark?: string;
  contrastText?: string;
}

export const COLOR_GROUPS = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;
export type ColorGroup = (typeof COLOR_GROUPS)[number];

export type DemoPalette = Partial<Record<ColorGroup, DemoColor>> & Record<string, unknown>;

/** The theme options of a component: plain data, validated key by key. */
export interface DemoComponent {
  defaultProps?: Record<string, string | number | boolean | readonly string[]>;
  styleOverrides?: Record<string, object>;
}

/** The user's theme for demos: the options of `createTheme` that are plain data. */
export interface DemoTheme {
  colorSchemes?: Partial<Record<'light' | 'dark', {palette: DemoPalette}>>;
  shape?: {borderRadius: number};
  spacing?: number;
  typography?: Record<string, unknown>;
  components?: Record<string, DemoComponent>;
}

/** The kinds of theme problems. `detail` is the invalid text or the expected value. */
export type ProblemKind =
  | 'syntax'
  | 'noTheme'
  | 'notData'
  | 'tooLong'
  | 'tooDeep'
  | 'unknownKey'
  | 'color'
  | 'number'
  | 'choice'
  | 'font'
  | 'style'
  | 'object'
  | 'missing';

/** A problem in a theme, with the path of its key. */
export interface Problem {
  kind: ProblemKind;
  path: string[];
  detail?: string;
}

/** Maximum length of a theme, in characters. */
export const MAX_THEME_LENGTH = 50_000;
