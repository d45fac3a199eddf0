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

/** Moment asks for any of its locales by name, and would bring all: demos import those that they use. */
export const MOMENT_LOCALES = {
  resourceRegExp: /^\.\/locale$/,
  contextRegExp: /[\\/]moment$/,
};

/** What every demo of the family needs: theming, styles, and the helpers of MUI. */
const CORE =
  /^(@emotion\/|stylis$|@mui\/(system|styled-engine|utils|private-theming|types|stylis-plugin-rtl)$|react-transition-group$|hoist-non-react-statics$|react-is$|dom-helpers$)/;

/** Packages that serve one other package, or one component, and travel with it. */
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

const OWN =
  /^(@mui\/x-[a-z-]+|dayjs|date-fns|date-fns-jalali|luxon|moment|moment-hijri|moment-timezone|@mui\/icons-material)$/;

/** The adapter of a date library travels with the library: who uses another one has no use for either. */
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
 * The components of @mui/material that come together, since whoever needs one mostly needs the others: a script more costs a
 * phone more than the bytes it spares. What no group names has a chunk of its own.
 */
const TOGETHER: Record<string, readonly string[]> = {
  // What nearly every demo has, and the settings drawer.
  'mui-core': [
    'Backdrop', 'Box', 'Button', 'ButtonBase', 'ButtonGroup', 'CircularProgress', 'DefaultPropsProvider', 'Divider',
    'Fade', 'FormControl', 'GlobalStyles', 'Grow', 'IconButton', 'InitColorSchemeScript', 'Modal', 'NoSsr', 'Paper',
    'Portal', 'Stack', 'SvgIcon', 'Typography', 'Unstable_TrapFocus',
  ],
  // The menus of the Data Grid, and of the toolbars of charts.
  'mui-menus': ['List', 'ListItemIcon', 'ListItemText', 'MenuItem', 'MenuList', 'Select'],
  // A text field can be a select, and brings all that one is made of.
  'mui-fields': [
    'FilledInput', 'FormHelperText', 'FormLabel', 'Input', 'InputAdornment', 'InputBase', 'InputLabel', 'Menu',
    'NativeSelect', 'OutlinedInput', 'Popover', 'TextField', 'TextareaAutosize',
  ],
  // What readers of a demo turn on and off.
  'mui-switches': ['FormControlLabel', 'Switch', 'ToggleButton', 'ToggleButtonGroup'],
  // What is placed beside something else, by popper.js.
  'mui-tooltips': ['ClickAwayListener', 'Popper', 'Tooltip'],
  'mui-tabs': ['Tab', 'TabScrollButton', 'Tabs'],
  'mui-tables': ['Table', 'TableBody', 'TableCell', 'TableContainer', 'TableHead', 'TableRow'],
  // What the Data Grid alone has.
  'mui-grid-parts': [
    'Autocomplete', 'Badge', 'LinearProgress', 'ListSubheader', 'Skeleton', 'TablePagination',
    'TablePaginationActions', 'Toolbar',
  ],
  // The pickers on a phone, and their lists of shortcuts.
  'mui-dialogs': [
    'Dialog', 'DialogActions', 'DialogContent', 'DialogTitle', 'ListItem', 'ListItemButton', 'ListItemSecondaryAction',
  ],
}; // prettier-ignore

const CHUNKS = new Map(
  Object.entries(TOGETHER).flatMap(([chunk, names]) => names.map((name) => [name, chunk] as const)),
);

/** The chunk of a part of @mui/material: what belongs to no component is core. */
function materialChunk(rest: string): string {
  const inside = rest.replace(/^(?:esm|modern)\//, '');
  // The logic of some components has a folder of its own, as useAutocomplete has.
  const component = /^(?:use(?=Autocomplete|Pagination))?([A-Z]\w*)\//.exec(inside)?.[1];
  return component ? (CHUNKS.get(component) ?? `mui-${component}`) : 'mui-core';
}

/** The chunk that a module of a package belongs to; undefined where it stays with the demo. */
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
  // Icons are one small module each: they stay with whoever shows them.
  if (OWN.test(name) && name !== '@mui/icons-material') {
    return name.replace('@mui/', '') + suffix;
  }
  return undefined;
}

/**
 * Chunks for what demos share: MUI's core, Material components by what is used together, each X package, each date library.
 * Docusaurus has no vendor group, and its `common` group (priority 40) would put half of this into every page.
 */
export function createCacheGroups(): Record<string, CacheGroup> {
  const chunkOf = (module: Module) => findDemoChunk(module.nameForCondition?.() ?? '');
  return {
    demoPackages: {
      test: (module) => chunkOf(module) !== undefined,
      name: (module) => chunkOf(module) as string,
      // A library is the same from build to build, while the scripts of pages and demos are named after the build: see
      // packages/docusaurus-plugin-first-load.
      filename: 'assets/js/[contenthash:8].js',
      chunks: 'async',
      priority: 45,
      enforce: true,
    },
  };
}
