/** Colors of one kind, as `#rrggbb` or `#rrggbbaa`. */
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

/** What a component takes from a theme: plain data, checked key by key. */
export interface DemoComponent {
  defaultProps?: Record<string, string | number | boolean | readonly string[]>;
  styleOverrides?: Record<string, object>;
}

/** The reader's theme for demos: the part of the options of `createTheme` that is plain data. */
export interface DemoTheme {
  colorSchemes?: Partial<Record<'light' | 'dark', {palette: DemoPalette}>>;
  shape?: {borderRadius: number};
  spacing?: number;
  typography?: Record<string, unknown>;
  components?: Record<string, DemoComponent>;
}

/** What is wrong with a theme. `detail` is the offending text or what is expected. */
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

/** A problem of a theme, with the keys that lead to it. */
export interface Problem {
  kind: ProblemKind;
  path: string[];
  detail?: string;
}

/** The longest theme that is read, in characters. */
export const MAX_THEME_LENGTH = 50_000;
