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

/** What every demo of the family needs: theming, styles, and the helpers of MUI. */
const CORE =
  /^(@emotion\/|stylis$|@mui\/(system|styled-engine|utils|private-theming|types|stylis-plugin-rtl)$|react-transition-group$|@popperjs\/|hoist-non-react-statics$|react-is$|dom-helpers$)/;

/** Packages that serve one X package and travel with it. */
const PRIVATE: readonly [RegExp, string][] = [
  [
    /^(@mui\/x-charts-vendor|d3-[a-z-]+|internmap|flatqueue|robust-predicates|delaunator|bezier-easing|@mui\/x-internal-gestures)$/,
    'x-charts',
  ],
  [/^@mui\/x-virtualizer$/, 'x-data-grid'],
  [/^@mui\/(x-license|x-telemetry)$/, 'x-license'],
];

const OWN = /^(@mui\/x-[a-z-]+|dayjs|date-fns|luxon|moment|@mui\/icons-material)$/;

/** Parts of @mui/material that are one component each; everything else of it is core. */
function materialChunk(rest: string): string {
  const component = /^(?:esm\/|modern\/)?([A-Z]\w*)\//.exec(rest)?.[1];
  return component &&
    !/^(Popper|Portal|Modal|Fade|Grow|Paper|SvgIcon|ButtonBase|Typography)$/.test(component)
    ? `mui-${component}`
    : 'mui-core';
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
  // Icons are one small module each: they stay with whoever shows them.
  if (OWN.test(name) && name !== '@mui/icons-material') {
    return name.replace('@mui/', '') + suffix;
  }
  return undefined;
}

/**
 * Chunks for what demos share: MUI's core, each Material component, each X package, each date library. Docusaurus has
 * no vendor group, and its `common` group (priority 40) would put half of this into every page.
 */
export function createCacheGroups(): Record<string, CacheGroup> {
  const chunkOf = (module: Module) => findDemoChunk(module.nameForCondition?.() ?? '');
  return {
    demoPackages: {
      test: (module) => chunkOf(module) !== undefined,
      name: (module) => chunkOf(module) as string,
      // A library is the same from build to build, while the scripts of pages and demos are named after the build: see
      // plugins/first-load.
      filename: 'assets/js/[id].[contenthash:8].js',
      chunks: 'async',
      priority: 45,
      enforce: true,
    },
  };
}
