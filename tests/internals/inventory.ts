/**
 * Everything that reaches below the public interface of Docusaurus and of its bundler. src/theme/README.md shows it, and
 * `npx jest tests/internals` holds it against what is installed.
 */

/** A theme component of Docusaurus that src/theme replaces or wraps. */
export interface Swizzle {
  component: string;
  /** `wrap` leaves the original in place; `eject` is a copy that has to be compared again at each update. */
  how: 'eject' | 'wrap';
  why: string;
  /** What an upgrade to Docusaurus 4 means for it, with React Router 8 instead of 5. */
  inFour: string;
}

/** A place in plugins/ that stands on the inside of Docusaurus or of its bundler. */
export interface Internal {
  /** Our files, from the root. */
  ours: readonly string[];
  what: string;
  why: string;
  /** Measured with 400 pages, gzip; what is left out is not about weight. */
  saves: string;
  /** What an upgrade to Docusaurus 4 means for it: React Router 8, no nested route table, no `history`, no pending navigation. */
  inFour: string;
  /** The files that it stands on, from node_modules. */
  upstream: readonly string[];
}

export const SWIZZLES: readonly Swizzle[] = [
  {
    component: 'Admonition',
    how: 'eject',
    why: "Four kinds of callouts in the site's design; other names stop the build",
    inFour: 'stays: compare the copy',
  },
  {
    component: 'DocItem/Layout',
    how: 'eject',
    why: 'Own parts of a page: columns, both variants of the table of contents, title, footer, pagination, banner of older versions; no breadcrumbs',
    inFour: 'stays: compare the copy',
  },
  {
    component: 'DocRoot/Layout',
    how: 'eject',
    why: 'Own sidebar: a column from 1200 px, a drawer below that',
    inFour: 'stays: compare the copy with how it renders the routes below it, an `Outlet`',
  },
  {
    component: 'Error',
    how: 'eject',
    why: 'A crashed page offers to report an issue, and recovers on navigation. It has no layout, which would throw again outside of `Root`',
    inFour: 'stays: compare the copy; `useHistory` becomes `useNavigate`',
  },
  {
    component: 'Layout',
    how: 'eject',
    why: "Own header, footer, and skip link, and the user's settings inside Docusaurus' color mode. The stock ones, and the announcement bar, would be part of every first load",
    inFour: 'stays: compare the copy',
  },
  {
    component: 'MDXComponents',
    how: 'eject',
    why: 'Own headings, tables, and code. The stock map adds Prism with its grammars, and the script that animates `details`, to every first load',
    inFour: 'stays: compare the list of elements',
  },
  {
    component: 'NotFound/Content',
    how: 'eject',
    why: 'Pages with similar URLs, and the products',
    inFour: 'stays: compare the copy',
  },
  {
    component: 'Root',
    how: 'eject',
    why: 'Docs config, ad config, consent notice, live region, and language notice for the whole site',
    inFour: 'stays: `useLocation` may report the next page while the current one is visible',
  },
  {
    component: 'SiteMetadata',
    how: 'wrap',
    why: 'Tags `mui:productId` and `mui:productCategoryId`; canonical links of older versions',
    inFour: 'stays',
  },
  {
    component: 'ThemeProvider/TitleFormatter',
    how: 'eject',
    why: "Document titles end with the name of the page's product",
    inFour: 'stays',
  },
];

export const INTERNALS: readonly Internal[] = [
  {
    ours: [
      'packages/docusaurus-plugin-first-load/src/registry.ts',
      'packages/docusaurus-plugin-first-load/src/readGenerated.ts',
      'packages/docusaurus-plugin-first-load/src/compactRoutes.ts',
      'packages/docusaurus-plugin-first-load/src/browser/createRoutes.tsx',
      'packages/docusaurus-plugin-first-load/src/browser/pages.ts',
    ],
    what: 'Replaces the generated route table, registry, and chunk names with one compact table',
    why: 'They grow with every page, and every page loads them',
    saves: '25 KB of JavaScript',
    inFour:
      'rewrite: React Router 8 takes other route objects, with one path each, and loads modules by `lazy`; drop it if routes are found by a pattern',
    upstream: [
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      '@docusaurus/core/lib/client/routeContext.js',
      '@docusaurus/plugin-content-docs/lib/routes.js',
    ],
  },
  {
    ours: [
      'packages/docusaurus-plugin-first-load/src/compactSidebars.ts',
      'packages/docusaurus-plugin-first-load/src/browser/expandSidebars.ts',
    ],
    what: 'Removes the sidebars from the props of a version; the first navigation loads them',
    why: 'The HTML of the first page contains its sidebar',
    saves: '19 KB of JavaScript',
    inFour: 'stays: compare the props of a version',
    upstream: ['@docusaurus/plugin-content-docs/lib/props.js'],
  },
  {
    ours: [
      'packages/docusaurus-plugin-first-load/src/trimGlobalData.ts',
      'packages/docusaurus-plugin-first-load/src/trimSiteConfig.ts',
    ],
    what: 'Shortens the generated global data and configuration',
    why: 'They contain the URLs of all pages, and fields that only the build reads',
    saves: '8.9 KB of JavaScript',
    inFour: 'stays: compare the fields',
    upstream: [
      '@docusaurus/plugin-content-docs/lib/globalData.js',
      '@docusaurus/core/lib/client/docusaurusContext.js',
    ],
  },
  {
    ours: ['packages/docusaurus-plugin-first-load/src/resolveClientModules.ts'],
    what: 'Omits two client modules of the classic theme',
    why: 'Code is highlighted at build time, and the site has its own progress bar',
    saves: '29 KB of JavaScript',
    inFour: 'stays: the build stops if one was renamed',
    upstream: [
      '@docusaurus/theme-classic/lib/prism-include-languages.js',
      '@docusaurus/theme-classic/lib/nprogress.js',
    ],
  },
  {
    ours: ['packages/docusaurus-plugin-first-load/src/browser/utilsCommon.ts'],
    what: 'Replaces the main module of `@docusaurus/utils-common`',
    why: 'It is CommonJS, and imports the whole of tslib for one function',
    saves: '4 KB of JavaScript',
    inFour: 'drop it if the module has become ESM',
    upstream: ['@docusaurus/utils-common/lib/index.js'],
  },
  {
    ours: [
      'packages/docusaurus-plugin-first-load/src/browser/docusaurus.ts',
      'packages/docusaurus-plugin-first-load/src/browser/preload.ts',
      'packages/docusaurus-plugin-first-load/src/browser/preloadOnIntent.ts',
      'packages/docusaurus-plugin-first-load/src/browser/loadRoute.ts',
    ],
    what: 'Replaces `window.docusaurus` and `preload`, and removes ChunkAssetPlugin',
    why: 'Pages are fetched on intent instead of for every visible link, and tabs older than a deploy recover',
    saves: '4 KB of JavaScript, 86 KB of prefetching a page',
    inFour:
      'rewrite: without the pending navigation, the loaders of the router call it, and `navigation.state` replaces the lifecycles',
    upstream: [
      '@docusaurus/core/lib/client/clientEntry.js',
      '@docusaurus/core/lib/client/docusaurus.js',
      '@docusaurus/core/lib/client/prefetch.js',
      '@docusaurus/core/lib/client/preload.js',
      '@docusaurus/core/lib/client/PendingNavigation.js',
      '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    ],
  },
  {
    ours: ['src/client/canonicalUrl.ts'],
    what: 'Corrects the URL before the router reads it',
    why: 'The client lifecycles dispatcher throws on malformed fragments such as `#50%-off`; and each page has one URL, however it was requested',
    saves: '',
    inFour:
      'stays: public interface (a client module); try whether the new dispatcher still crashes',
    upstream: ['@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js'],
  },
  {
    ours: [
      'packages/docusaurus-plugin-first-load/src/addPageChunksToManifest.ts',
      'packages/docusaurus-plugin-first-load/src/registerPages.ts',
    ],
    what: 'Adds the chunks of a page to the client manifest, and its module id to its script',
    why: 'The stock HTML only references the runtime and the main file, so the page would start a round trip later',
    saves: 'a round trip before hydration',
    inFour: 'stays, unless the server renderer collects the chunks of lazy routes itself',
    upstream: ['@docusaurus/core/lib/ssg/ssgParams.js', '@docusaurus/core/lib/ssg/ssgTemplate.js'],
  },
  {
    ours: ['packages/docusaurus-plugin-first-load/src/pageTemplate.ts'],
    what: 'Changes the template of every page: scripts wait for the first paint',
    why: 'They compete with the style sheet and the fonts for bandwidth',
    saves: 'script time before the first paint',
    inFour: 'stays: the build stops if the template differs',
    upstream: ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
  },
  {
    ours: ['packages/docusaurus-plugin-first-load/src/purgeInfima.ts'],
    what: 'Removes rules of Infima that no page uses',
    why: 'The style sheet blocks the first paint of every page',
    saves: '5.8 KB of CSS',
    inFour: 'stays as long as the classic theme has Infima',
    upstream: ['infima/dist/css/default/default.css'],
  },
  {
    ours: ['packages/docusaurus-plugin-first-load/src/index.ts'],
    what: 'Numbers modules and chunks, and adds the hash of the build to chunk names (options of Rspack)',
    why: 'The runtime lists a hash for every page and demo',
    saves: '8 KB of JavaScript',
    inFour: 'stays: options of Rspack; the aliases of replaced files change with their rows',
    upstream: ['@docusaurus/core/lib/webpack/base.js', '@docusaurus/core/lib/webpack/client.js'],
  },
  {
    ours: ['plugins/demos/createCacheGroups.ts'],
    what: 'Groups code that demos share, in addition to the cache groups of Docusaurus',
    why: "Docusaurus' `common` group would put half of it into every page with a demo",
    saves: '45 KB on a page with a demo',
    inFour: 'stays: compare the cache groups',
    upstream: ['@docusaurus/core/lib/webpack/base.js'],
  },
  {
    ours: ['plugins/demos/buildRunner.ts', 'plugins/service-worker/bundleWorker.ts'],
    what: 'Runs the bundler that Docusaurus passes to plugins for separate documents',
    why: "The document of edited demos and the service worker aren't part of the application",
    saves: '',
    inFour: 'stays: Rspack only',
    upstream: ['@docusaurus/bundler/lib/currentBundler.js'],
  },
  {
    ours: ['plugins/translations/index.ts', 'src/i18n/Translate.tsx'],
    what: 'Replaces `@docusaurus/Translate`, and inserts the strings of the language into modules at build time',
    why: 'Translated pages would load all strings of the site',
    saves: '9 KB of strings, minus those of the page',
    inFour: 'stays',
    upstream: ['@docusaurus/core/lib/client/exports/Translate.js'],
  },
  {
    ours: ['site/docusaurus.mjs', 'plugins/translations/buildLanguages.ts'],
    what: "Runs Docusaurus' command once per language, with separate directories for generated files",
    why: 'The command keeps the memory of each language, a build would overwrite the directory of `npm start`, and problems must be printed alone and last',
    saves: 'memory of a build',
    inFour: 'stays; an ES module may export the command publicly',
    upstream: ['@docusaurus/core/bin/docusaurus.mjs'],
  },
  {
    ours: ['plugins/docs/index.ts'],
    what: 'Wraps how the docs plugin loads and watches files',
    why: '`npm start` continues after a problem, and notices a restored `sidebars.ts`',
    saves: '',
    inFour: 'stays: the interface of plugins',
    upstream: ['@docusaurus/core/lib/commands/start/watcher.js'],
  },
  {
    ours: ['plugins/problems/addProblemsToStats.ts'],
    what: 'Changes the errors and warnings of the bundler',
    why: 'The bundler repeats each problem in code frames and stacks',
    saves: '',
    inFour: 'stays: hooks of Rspack',
    upstream: [
      '@docusaurus/bundler/lib/compiler.js',
      '@docusaurus/core/lib/commands/start/webpack.js',
    ],
  },
  {
    ours: [
      'plugins/lazy-pages/index.ts',
      'packages/docusaurus-plugin-first-load/src/registry.ts',
      'packages/docusaurus-plugin-first-load/src/withoutPrefetch.ts',
    ],
    what: 'Takes the pages out of the generated registry, and `window.docusaurus` out of the application, in `npm start` only',
    why: 'Pages are compiled when somebody asks for them; fetching ahead would ask for all',
    saves: '',
    inFour:
      'rewrite: the registry goes with the route table, and its loaders are redirected in the routes instead',
    upstream: [
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      '@docusaurus/core/lib/client/docusaurus.js',
      '@docusaurus/core/lib/client/PendingNavigation.js',
    ],
  },
  {
    ours: [
      'plugins/lazy-pages/checkPages.ts',
      'packages/docusaurus-plugin-first-load/src/loadContext.ts',
    ],
    what: "Runs the loader of pages without the bundler, with Docusaurus' context of a site",
    why: 'What is wrong with pages that nobody has opened is told too',
    saves: '',
    inFour: 'stays: compare the arguments of `loadContext` and of the loader',
    upstream: ['@docusaurus/core/lib/server/site.js', '@docusaurus/mdx-loader/lib/loader.js'],
  },
];
