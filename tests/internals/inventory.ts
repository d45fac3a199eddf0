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
    why: 'Four kinds of callout in our own look; the build refuses other names',
    inFour: 'stays: compare the copy',
  },
  {
    component: 'DocItem/Layout',
    how: 'eject',
    why: 'The parts of a page are our own: columns with both forms of the table of contents, title, footer, neighbors, banner of an older version; no breadcrumbs',
    inFour: 'stays: compare the copy',
  },
  {
    component: 'DocRoot/Layout',
    how: 'eject',
    why: 'The sidebar is our own: a column from 1200 px, below that a drawer',
    inFour: 'stays: compare the copy with how it renders the routes below it, an `Outlet`',
  },
  {
    component: 'Error',
    how: 'eject',
    why: 'A page that crashed offers an issue, and tries again when the user goes to another page; no layout, which has no configuration above `Root` and would throw again',
    inFour: 'stays: compare the copy; `useHistory` becomes `useNavigate`',
  },
  {
    component: 'Layout',
    how: 'eject',
    why: "Our own header, footer and link past the sidebar, and the user's settings below Docusaurus' color mode; the stock ones, and the bar of announcements, would come with every first load",
    inFour: 'stays: compare the copy',
  },
  {
    component: 'MDXComponents',
    how: 'eject',
    why: 'Headings, tables and code are our own; the stock map brings prism and its grammars, and the script that animates `details`, to every first load',
    inFour: 'stays: compare the list of elements',
  },
  {
    component: 'NotFound/Content',
    how: 'eject',
    why: 'The pages nearest to the address, and the products',
    inFour: 'stays: compare the copy',
  },
  {
    component: 'Root',
    how: 'eject',
    why: 'The docs config, the ad config, the question for consent, the live region and the notice of another language, for the whole site',
    inFour: 'stays: `useLocation` may report the next page while the current one is visible',
  },
  {
    component: 'SiteMetadata',
    how: 'wrap',
    why: 'The tags `mui:productId` and `mui:productCategoryId`; canonical links of older versions',
    inFour: 'stays',
  },
  {
    component: 'ThemeProvider/TitleFormatter',
    how: 'eject',
    why: 'Document titles end with the name of the product that the address belongs to',
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
    what: 'Reads the generated route table, registry and chunk names, and replaces them by one compact table',
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
    what: 'Takes the sidebars out of the props of a version; they come with the first step to another page',
    why: 'The sidebar of the first page is in its HTML',
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
    why: 'The addresses of all pages, and what only the build reads',
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
    why: 'Code is colored at build, and the progress bar is our own',
    saves: '29 KB of JavaScript',
    inFour: 'stays: the build stops if one was renamed',
    upstream: [
      '@docusaurus/theme-classic/lib/prism-include-languages.js',
      '@docusaurus/theme-classic/lib/nprogress.js',
    ],
  },
  {
    ours: [
      'packages/docusaurus-plugin-first-load/src/browser/docusaurus.ts',
      'packages/docusaurus-plugin-first-load/src/browser/preload.ts',
      'packages/docusaurus-plugin-first-load/src/browser/preloadOnIntent.ts',
      'packages/docusaurus-plugin-first-load/src/browser/loadRoute.ts',
    ],
    what: 'Replaces `window.docusaurus` and `preload`, and removes ChunkAssetPlugin',
    why: 'Pages are fetched on intent and not for every link in view, and a tab that is older than a deploy recovers',
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
    ours: ['src/client/ownUrl.ts'],
    what: 'Corrects the URL before the router reads it',
    why: 'The dispatcher of client lifecycles decodes the fragment unguarded: `#50%-off` crashes the page; and a page has one URL, however it was requested',
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
    what: "Adds a page's own chunks to the client manifest, and the number of its module to its script",
    why: 'The HTML names runtime and main file only: the page would start a round trip late',
    saves: 'a round trip before hydration',
    inFour: 'stays, unless the server renderer collects the chunks of lazy routes itself',
    upstream: ['@docusaurus/core/lib/ssg/ssgParams.js', '@docusaurus/core/lib/ssg/ssgTemplate.js'],
  },
  {
    ours: ['packages/docusaurus-plugin-first-load/src/pageTemplate.ts'],
    what: 'Changes the template of every page: scripts wait for the first paint',
    why: 'They take the network from the stylesheet and the fonts',
    saves: 'the time of the scripts before the first paint',
    inFour: 'stays: the build stops if the template differs',
    upstream: ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
  },
  {
    ours: ['packages/docusaurus-plugin-first-load/src/purgeInfima.ts'],
    what: 'Removes the rules that nothing on the site has a class for from Infima',
    why: 'The stylesheet stands before the first paint of every page',
    saves: '5.8 KB of CSS',
    inFour: 'stays as long as the classic theme has Infima',
    upstream: ['infima/dist/css/default/default.css'],
  },
  {
    ours: ['packages/docusaurus-plugin-first-load/src/index.ts'],
    what: 'Numbers modules and chunks, and names chunks by the hash of the build (options of Rspack)',
    why: 'The runtime lists a hash for every page and demo',
    saves: '8 KB of JavaScript',
    inFour: 'stays: options of Rspack; the aliases of replaced files change with their rows',
    upstream: ['@docusaurus/core/lib/webpack/base.js', '@docusaurus/core/lib/webpack/client.js'],
  },
  {
    ours: ['plugins/demos/createCacheGroups.ts'],
    what: 'Groups what demos share beside the cache groups of Docusaurus',
    why: 'Its own `common` group would put half of it into every page with a demo',
    saves: '45 KB on a page with a demo',
    inFour: 'stays: compare the cache groups',
    upstream: ['@docusaurus/core/lib/webpack/base.js'],
  },
  {
    ours: ['plugins/demos/buildRunner.ts', 'plugins/service-worker/bundleWorker.ts'],
    what: 'Runs the bundler that Docusaurus hands to plugins for documents of their own',
    why: 'The document of edited demos and the service worker are no part of the application',
    saves: '',
    inFour: 'stays: Rspack only',
    upstream: ['@docusaurus/bundler/lib/currentBundler.js'],
  },
  {
    ours: ['plugins/translations/index.ts', 'src/i18n/Translate.tsx'],
    what: 'Stands in for `@docusaurus/Translate`, with the texts of the language put into the modules at build',
    why: 'Every reader of a translation would load all texts of the site',
    saves: '9 KB of texts, but for those of the page',
    inFour: 'stays',
    upstream: ['@docusaurus/core/lib/client/exports/Translate.js'],
  },
  {
    ours: ['site/docusaurus.mjs', 'plugins/translations/buildLanguages.ts'],
    what: "Runs Docusaurus' command, once for each language, with a folder of generated files for each",
    why: 'It keeps the memory of a language when it goes on to the next, a build would take the folder of `npm start`, and a problem is to be printed alone and last',
    saves: 'memory of a build',
    inFour: 'stays; an ES module may export the command publicly',
    upstream: ['@docusaurus/core/bin/docusaurus.mjs'],
  },
  {
    ours: ['plugins/docs/index.ts'],
    what: 'Wraps the docs plugin where it loads and watches its files',
    why: '`npm start` goes on over a problem, and follows a `sidebars.ts` that is put back',
    saves: '',
    inFour: 'stays: the interface of plugins',
    upstream: ['@docusaurus/core/lib/commands/start/watcher.js'],
  },
  {
    ours: ['plugins/problems/addProblemsToStats.ts'],
    what: 'Changes the errors and warnings that the bundler tells',
    why: 'Its texts repeat the one line of a problem in frames and stacks',
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
