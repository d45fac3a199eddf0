import {adaptColor, readColor} from './colors';
import {packageOfComponent} from './components';
import {
  COLOR_GROUPS,
  MAX_THEME_LENGTH,
  type DemoColor,
  type DemoPalette,
  type DemoTheme,
  type Problem,
  type ProblemKind,
} from './types';

type Data = Record<string, unknown>;
type Report = (kind: ProblemKind, detail?: string) => undefined;
/** Validates a value. Reports problems and returns `undefined` for invalid ones. */
type Read<T = unknown> = (value: unknown, path: string[], problems: Problem[]) => T | undefined;

const reporter =
  (path: string[], problems: Problem[]): Report =>
  (kind, detail) => {
    problems.push({kind, path, ...(detail !== undefined && {detail})});
    return undefined;
  };

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates an object with known keys. Values with problems are missing from the result. */
function record(
  readers: Readonly<Record<string, Read>> | ((key: string) => Read | undefined),
  required: readonly string[] = [],
): Read<Data> {
  return (value, path, problems) => {
    const report = reporter(path, problems);
    if (!isObject(value)) {
      return report('object');
    }
    const result: Data = {};
    for (const key of Object.keys(value)) {
      const known =
        typeof readers === 'function'
          ? readers(key)
          : Object.hasOwn(readers, key)
            ? readers[key]
            : undefined;
      if (!known) {
        const names = typeof readers === 'function' ? '' : Object.keys(readers).join(', ');
        reporter([...path, key], problems)('unknownKey', names);
        continue;
      }
      const read = known(value[key], [...path, key], problems);
      if (read !== undefined) {
        result[key] = read;
      }
    }
    for (const key of required) {
      if (!Object.hasOwn(value, key)) {
        report('missing', key);
      }
    }
    return result;
  };
}

const number =
  (min: number, max: number): Read<number> =>
  (value, path, problems) =>
    typeof value === 'number' && value >= min && value <= max
      ? value
      : reporter(path, problems)('number', `${min}–${max}`);

const choice =
  (...known: readonly (string | number | boolean)[]): Read =>
  (value, path, problems) =>
    known.includes(value as string) ? value : reporter(path, problems)('choice', known.join(', '));

const color: Read<string> = (value, path, problems) =>
  (typeof value === 'string' && readColor(value)) ||
  reporter(path, problems)('color', typeof value === 'string' ? value.slice(0, 60) : undefined);

/** Returns whether a string is a valid font list. */
export function isFont(text: string): boolean {
  return (
    text.length <= 200 &&
    /^[\p{L}\p{N}][\p{L}\p{N} ,'"._-]*$|^["'][\p{L}\p{N} ,'"._-]*$/u.test(text)
  );
}

const font: Read<string> = (value, path, problems) =>
  typeof value === 'string' && isFont(value) ? value : reporter(path, problems)('font');

/** Validates a CSS length or number: `0.5em`, `1.2`, `16px`. */
const length: Read = (value, path, problems) =>
  (typeof value === 'number' && Math.abs(value) <= 1000) ||
  (typeof value === 'string' && /^-?[\d.]{1,8}(?:px|r?em|%)?$|^normal$/.test(value))
    ? value
    : reporter(path, problems)('style');

const weight: Read = (value, path, problems) =>
  value === 'normal' || value === 'bold' ? value : number(1, 1000)(value, path, problems);
const transform = choice('none', 'uppercase', 'lowercase', 'capitalize');

const colorGroup = record({main: color, light: color, dark: color, contrastText: color}, ['main']);
const colors = (...names: string[]) =>
  record(Object.fromEntries(names.map((name) => [name, color as Read])));
const opacities = [
  'hoverOpacity',
  'selectedOpacity',
  'disabledOpacity',
  'focusOpacity',
  'activatedOpacity',
];

const PALETTE: Record<string, Read> = {
  mode: choice('light', 'dark'),
  ...Object.fromEntries(COLOR_GROUPS.map((name) => [name, colorGroup])),
  text: colors('primary', 'secondary', 'disabled'),
  background: colors('default', 'paper'),
  common: colors('black', 'white'),
  divider: color,
  action: record({
    ...Object.fromEntries(
      ['active', 'hover', 'selected', 'disabled', 'disabledBackground', 'focus'].map((name) => [
        name,
        color,
      ]),
    ),
    ...Object.fromEntries(opacities.map((name) => [name, number(0, 1)])),
  }),
  grey: record((key) => (/^(?:A?[1247]00|[35689]00|50)$/.test(key) ? color : undefined)),
  DataGrid: colors('bg', 'headerBg', 'pinnedBg'),
  contrastThreshold: number(1, 21),
  tonalOffset: number(0, 1),
};

const text = record({
  fontFamily: font,
  fontSize: length,
  fontWeight: weight,
  lineHeight: length,
  letterSpacing: length,
  textTransform: transform,
});
const TEXTS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['subtitle1', 'subtitle2', 'body1', 'body2', 'button', 'caption', 'overline'],
];

const bool = choice(true, false);
const PROPS: Record<string, Read> = {
  size: choice('small', 'medium', 'large'),
  variant: choice(
    'text',
    'outlined',
    'contained',
    'filled',
    'standard',
    'elevation',
    'dense',
    'regular',
  ),
  color: choice('inherit', 'default', ...COLOR_GROUPS),
  margin: choice('none', 'dense', 'normal'),
  density: choice('compact', 'standard', 'comfortable'),
  underline: choice('none', 'hover', 'always'),
  orientation: choice('horizontal', 'vertical'),
  elevation: number(0, 24),
  rowHeight: number(20, 200),
  columnHeaderHeight: number(20, 200),
  borderRadius: number(0, 40),
  itemChildrenIndentation: number(0, 100),
  colors(value, path, problems) {
    if (!Array.isArray(value) || value.length === 0 || value.length > 24) {
      return reporter(path, problems)('object');
    }
    const read = value.map((one, index) => color(one, [...path, String(index)], problems));
    return read.every((one) => one !== undefined) ? read : undefined;
  },
  ...Object.fromEntries(
    [
      ...['disableRipple', 'disableFocusRipple', 'disableElevation', 'disableGutters', 'dense'],
      ...['fullWidth', 'hiddenLabel', 'square', 'showToolbar', 'hideLegend', 'skipAnimation'],
      ...['showCellVerticalBorder', 'showColumnVerticalBorder', 'divider', 'disablePadding'],
    ].map((name) => [name, bool]),
  ),
};

/** Properties that affect the appearance, but not the position of a part or what it loads. */
const STYLE =
  /^(?:color|background(?:Color)?|(?:border|outline)(?:Top|Right|Bottom|Left|Inline|Block)?(?:Start|End)?(?:Color|Width|Style|Radius)?|border(?:Top|Bottom)(?:Left|Right)Radius|boxShadow|opacity|font(?:Family|Size|Weight|Style)|letterSpacing|lineHeight|text(?:Transform|Decoration|Align)|padding(?:Top|Right|Bottom|Left|Inline|Block)?(?:Start|End)?|gap|(?:min|max)?(?:H|h)eight|fill|stroke(?:Width|Dasharray)?|outlineOffset)$/;
const SELECTOR = /^&[\w\s.:>()-]{1,100}$/;
const UNSAFE = /url|image|attr|element|expression|env\(|[;{}<>\\@]|\/\*/i;

const styles =
  (depth: number): Read =>
  (value, path, problems) =>
    record((key) => {
      if (STYLE.test(key)) {
        return (one, at, found) =>
          (typeof one === 'number' && Math.abs(one) <= 1000) ||
          (typeof one === 'string' && one.length <= 200 && !UNSAFE.test(one))
            ? one
            : reporter(at, found)('style', typeof one === 'string' ? one.slice(0, 60) : undefined);
      }
      return depth > 0 && SELECTOR.test(key) ? styles(depth - 1) : undefined;
    })(value, path, problems);

const component = record({
  defaultProps: record(PROPS),
  styleOverrides: record((key) =>
    /^[a-z]\w{0,40}$/.test(key) && !Object.hasOwn(Object.prototype, key) && key !== 'constructor'
      ? styles(2)
      : undefined,
  ),
});

const scheme: Read = (value, path, problems) =>
  value === true ? {palette: {}} : record({palette: record(PALETTE)})(value, path, problems);

const OPTIONS: Record<string, Read> = {
  palette: record(PALETTE),
  colorSchemes: record({light: scheme, dark: scheme}),
  shape: record({borderRadius: number(0, 40)}),
  spacing: number(1, 20),
  typography: record({
    fontFamily: font,
    fontSize: number(8, 24),
    htmlFontSize: number(8, 24),
    fontWeightLight: weight,
    fontWeightRegular: weight,
    fontWeightMedium: weight,
    fontWeightBold: weight,
    ...Object.fromEntries(TEXTS.map((name) => [name, text])),
  }),
  components: record((key) => (packageOfComponent(key) ? component : undefined)),
  // Common in themes, but has no effect here, because demos have their own.
  cssVariables: () => undefined,
  defaultColorScheme: choice('light', 'dark'),
};

/** Returns the palette of the other scheme, with lightness adapted for contrast. */
function adaptPalette(palette: DemoPalette, to: 'light' | 'dark'): DemoPalette {
  return Object.fromEntries(
    COLOR_GROUPS.flatMap((name): [string, DemoColor][] => {
      const group = palette[name];
      return group ? [[name, {main: adaptColor(group.main, to)}]] : [];
    }),
  );
}

/** Creates both schemes of a theme that has only one palette. */
function createSchemes({palette, colorSchemes}: Data): DemoTheme['colorSchemes'] {
  const {mode = 'light', ...own} = (palette ?? {}) as DemoPalette & {mode?: 'light' | 'dark'};
  const other = mode === 'light' ? 'dark' : 'light';
  const schemes = (colorSchemes ?? {}) as NonNullable<DemoTheme['colorSchemes']>;
  const written = {[mode]: own, [other]: adaptPalette(own, other)};
  const join = (name: 'light' | 'dark') => {
    const {mode: _, ...joined} = {...written[name], ...schemes[name]?.palette};
    return Object.keys(joined).length > 0 && {[name]: {palette: joined}};
  };
  const joined = {...join('light'), ...join('dark')};
  return Object.keys(joined).length > 0 ? joined : undefined;
}

/**
 * Validates untrusted theme options key by key: unknown keys are problems. Returns a new object
 * with known data only. Don't use a theme with problems.
 */
export function validateTheme(options: unknown): {theme: DemoTheme; problems: Problem[]} {
  const problems: Problem[] = [];
  const read = record(OPTIONS)(options, [], problems) ?? {};
  const {shape, spacing, typography, components} = read as DemoTheme;
  const isUsed = (value: object | undefined) => value && Object.keys(value).length > 0;
  // Joining parses colors, so they must be valid.
  const colorSchemes = problems.length === 0 ? createSchemes(read) : undefined;
  return {
    problems,
    theme: {
      ...(colorSchemes && {colorSchemes}),
      ...(shape && isUsed(shape) && {shape}),
      ...(spacing !== undefined && {spacing}),
      ...(typography && isUsed(typography) && {typography}),
      ...(components && isUsed(components) && {components}),
    },
  };
}

/** Returns the stored theme, or `undefined` if it's missing or invalid. */
export function readStoredTheme(json: string): DemoTheme | undefined {
  if (!json || json.length > MAX_THEME_LENGTH) {
    return undefined;
  }
  try {
    const {theme, problems} = validateTheme(JSON.parse(json));
    return problems.length === 0 && Object.keys(theme).length > 0 ? theme : undefined;
  } catch {
    return undefined;
  }
}
