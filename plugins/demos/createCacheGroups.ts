interface Module {
  nameForCondition?: () => string | null | undefined;
}

interface CacheGroup {
  test: (module: Module) => boolean;
  name: (module: Module) => string;
  filename: string;
  chunks: 'async';
  priority: number;
  enforce: true;
}

/**
 * Moment imports locales by a variable name, so the bundler would include all of them. Demos import
 * the ones they use.
 */
export const MOMENT_LOCALES = {
  resourceRegExp: /^\.\/locale$/,
  contextRegExp: /[\\/]moment$/,
};

/** Packages that every demo of MUI needs: theming, styles, and utilities. */
const CORE =
  /^(@emotion\/|stylis$|@mui\/(system|styled-engine|utils|private-theming|types|stylis-plugin-rtl)$|react-transition-group$|hoist-non-react-statics$|react-is$|dom-helpers$)/;

/** Packages used by one other package or component, and their chunks. */
const PRIVATE: readonly [RegExp, string][] = [
  [
    /^(@mui\/x-charts-vendor|d3-[a-z-]+|internmap|flatqueue|robust-predicates|delaunator|bezier-easing|@mui\/x-internal-gestures)$/,
    'x-charts',
  ],
  [/^@mui\/x-virtualizer$/, 'x-data-grid'],
  [/^@popperjs\/core$/, 'mui-tooltips'],
  [/^(moment-jalaali|jalaali-js)$/, 'moment-jalaali'],
  [/^@mui\/(x-license|x-telemetry)$/, 'x-license'],
];

/**
 * Packages with separate chunks. Icons aren't among them: each is one small module, so they stay in
 * the chunks that use them.
 */
const SEPARATE =
  /^(@mui\/x-[a-z-]+|dayjs|date-fns|date-fns-jalali|luxon|moment|moment-hijri|moment-timezone)$/;

/**
 * The adapter of a date library is in the library's chunk, because users of another library need
 * neither.
 */
const ADAPTERS: Record<string, string> = {
  AdapterDayjs: 'dayjs',
  AdapterDateFns: 'date-fns',
  AdapterDateFnsBase: 'adapter-date-fns-base',
  AdapterDateFnsJalali: 'date-fns-jalali',
  AdapterLuxon: 'luxon',
  AdapterMoment: 'moment',
  AdapterMomentHijri: 'moment-hijri',
  AdapterMomentJalaali: 'moment-jalaali',
};

/**
 * Groups of @mui/material components that are mostly used together: on a phone, an additional
 * script costs more than the bytes it saves. Components without a group have separate chunks.
 */
const TOGETHER: Record<string, readonly string[]> = {
  // Used by nearly every demo and by the settings drawer.
  'mui-core': [
    'Backdrop', 'Box', 'Button', 'ButtonBase', 'ButtonGroup', 'CircularProgress', 'DefaultPropsProvider', 'Divider',
    'Fade', 'FormControl', 'GlobalStyles', 'Grow', 'IconButton', 'InitColorSchemeScript', 'Modal', 'NoSsr', 'Paper',
    'Portal', 'Stack', 'SvgIcon', 'Typography', 'Unstable_TrapFocus',
  ],
  // Menus of the Data Grid and of chart toolbars.
  'mui-menus': ['List', 'ListItemIcon', 'ListItemText', 'MenuItem', 'MenuList', 'Select'],
  // A text field can be a select, so it includes all parts of a select.
  'mui-fields': [
    'FilledInput', 'FormHelperText', 'FormLabel', 'Input', 'InputAdornment', 'InputBase', 'InputLabel', 'Menu',
    'NativeSelect', 'OutlinedInput', 'Popover', 'TextField', 'TextareaAutosize',
  ],
  // Controls that switch options of a demo.
  'mui-switches': ['FormControlLabel', 'Switch', 'ToggleButton', 'ToggleButtonGroup'],
  // Elements positioned with popper.js.
  'mui-tooltips': ['ClickAwayListener', 'Popper', 'Tooltip'],
  'mui-tabs': ['Tab', 'TabScrollButton', 'Tabs'],
  'mui-tables': ['Table', 'TableBody', 'TableCell', 'TableContainer', 'TableHead', 'TableRow'],
  // Only used by the Data Grid.
  'mui-grid-parts': [
    'Autocomplete', 'Badge', 'LinearProgress', 'ListSubheader', 'Skeleton', 'TablePagination',
    'TablePaginationActions', 'Toolbar',
  ],
  // Mobile pickers and their lists of shortcuts.
  'mui-dialogs': [
    'Dialog', 'DialogActions', 'DialogContent', 'DialogTitle', 'ListItem', 'ListItemButton', 'ListItemSecondaryAction',
  ],
}; // prettier-ignore

const CHUNKS = new Map(
  Object.entries(TOGETHER).flatMap(([chunk, names]) => names.map((name) => [name, chunk] as const)),
);

/** Returns the chunk of a @mui/material module. Modules that belong to no component are core. */
function materialChunk(rest: string): string {
  const inside = rest.replace(/^(?:esm|modern)\//, '');
  // The logic of some components is in a separate folder, such as useAutocomplete.
  const component = /^(?:use(?=Autocomplete|Pagination))?([A-Z]\w*)\//.exec(inside)?.[1];
  return component ? (CHUNKS.get(component) ?? `mui-${component}`) : 'mui-core';
}

/** Returns the chunk of a package's module; `undefined` if it stays in the demo's chunk. */
export function findDemoChunk(file: string): string | undefined {
  const inside = file.replaceAll('\\', '/').split('/node_modules/').pop();
  if (inside === undefined || inside === file) {
    return undefined;
  }
  const parts = inside.split('/');
  const name = parts.slice(0, inside.startsWith('@') ? 2 : 1).join('/');
  const version = /\/versioned_docs\/version-([^/]+)\//.exec(file)?.[1];
  const suffix = version ? `-${version}` : '';
  if (name === '@mui/material') {
    return materialChunk(parts.slice(2).join('/')) + suffix;
  }
  if (CORE.test(name)) {
    return `mui-core${suffix}`;
  }
  const host = PRIVATE.find(([pattern]) => pattern.test(name))?.[1];
  if (host) {
    return host + suffix;
  }
  const adapter =
    name === '@mui/x-date-pickers' &&
    parts.map((part) => (Object.hasOwn(ADAPTERS, part) ? ADAPTERS[part] : undefined)).find(Boolean);
  if (adapter) {
    return adapter + suffix;
  }
  return SEPARATE.test(name) ? name.replace('@mui/', '') + suffix : undefined;
}

/**
 * Creates chunks for the code that demos share: MUI's core, Material UI components by joint use,
 * each X package, and each date library. Docusaurus has no vendor group, and its `common` group
 * (priority 40) would add half of this code to every page.
 */
export function createCacheGroups(): Record<string, CacheGroup> {
  const chunkOf = (module: Module) => findDemoChunk(module.nameForCondition?.() ?? '');
  return {
    demoPackages: {
      test: (module) => chunkOf(module) !== undefined,
      name: (module) => chunkOf(module) as string,
      // Libraries don't change between builds, while the scripts of pages and demos are named after
      // the build: see packages/docusaurus-plugin-first-load.
      filename: 'assets/js/[contenthash:8].js',
      chunks: 'async',
      priority: 45,
      enforce: true,
    },
  };
}
