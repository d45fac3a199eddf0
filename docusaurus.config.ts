import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {version as newestVersion} from '@mui/x-data-grid/package.json';
import {readHistory} from './site/api/history/readHistory';
import {readCatalog} from './site/api/readCatalog';
import {CURRENT} from './site/versions/shared';
import {createI18n} from './site/languages/createI18n';
import {baseUrlOf, LANGUAGE_CODES} from './site/languages/shared';
import {PRODUCTS, productIdOf} from './site/products/shared';
import {readAgentLinks} from './site/environment/readAgentLinks';
import {remarkApi} from './plugins/api-reference/remarkApi';
import {remarkFences} from './plugins/code/remarkFences';
import {remarkDemos} from './plugins/demos/remarkDemos';
import {hasHistory} from './plugins/docs/hasHistory';
import type {FaultsOptions} from './plugins/faults';
import {createPageTemplate} from './plugins/first-load/pageTemplate';
import {remarkHeadingIds} from './plugins/links/remarkHeadingIds';
import {remarkHeadingLevels} from './plugins/links/remarkHeadingLevels';
import {reportBrokenImage, reportBrokenLink} from './plugins/links/reportBroken';
import {remarkCallouts} from './site/mdx-components/remarkCallouts';
import {MDX_COMPONENTS} from './site/mdx-components/registry';
import {remarkMdxComponents} from './site/mdx-components/remarkMdxComponents';
import {remarkTables} from './site/mdx-components/remarkTables';
import {CALLOUTS} from './site/mdx-components/shared';
import {listSearchHosts, readHostedSearch} from './site/environment/readHostedSearch';
import {remarkTranslation} from './plugins/translations/remarkTranslation';
import {createFrontMatterParser} from './site/pages/translateTitle';
import type {SecurityHeadersOptions} from './plugins/security-headers/shared';
import {listSources} from './plugins/security-headers/listSources';
import {readAdConfig, readThirdParties} from './site/third-parties/readThirdParties';
import {remarkMistakes} from './site/mdx/remarkMistakes';
import {collectFaults, remarkOpenPage, remarkReportFaults} from './site/mdx/pageFaults';
import {readDocsVersion, selectVersion} from './site/versions/docsVersion';
import type {SiteFields} from './src/contexts/site';

const DOCS_URL = process.env.DOCS_URL ?? 'https://mui.com';
// Each version of the docs is a site of its own, on its own host: `v7` makes the one of `v7.mui.com`.
const docsVersion = readDocsVersion(__dirname, process.env.DOCS_VERSION || CURRENT, DOCS_URL);
const {version, docsDir, packagesRoot} = docsVersion;
const catalog = readCatalog(__dirname, docsDir);
// CHECK_TYPES=off: whoever has checked types, fences and names already need not wait again.
const CHECKS_TYPES = process.env.CHECK_TYPES !== 'off';
// Fonts that this site does not serve itself; see plugins/fonts and src/components/demo/IconFont.
const HEADING_FONT_URL = process.env.HEADING_FONT_URL || undefined;
const ICON_FONT_URL =
  process.env.ICON_FONT_URL ??
  'https://fonts.googleapis.com/icon?family=Material+Icons%7CMaterial+Icons+Two+Tone';
const REPO_URL = process.env.REPO_URL ?? 'https://github.com/mui/mui-x';
const HAS_HISTORY = hasHistory(__dirname);

// `npm start` compiles pages when they are asked for; builds for development are whole.
const IS_START = process.argv[2] === 'start';

// The service behind "Edit in Chat" and the products that it knows; without an address there is no button.
const CHAT_URL = process.env.CHAT_URL || undefined;
const CHAT_SCOPES =
  process.env.CHAT_SCOPES?.split(',') ?? PRODUCTS.map(({name}) => productIdOf(name));
// Where comments on pages are posted; without an address a comment becomes an issue on the code host.
const FEEDBACK_URL = process.env.FEEDBACK_URL || undefined;
// SERVICE_WORKER=off takes the worker back from readers who have it.
const SERVICE_WORKER = process.env.SERVICE_WORKER !== 'off';
// Who counts visits and whose ads are shown: nobody's unless the environment says so, see site/third-parties/readThirdParties.ts.
const thirdParties = readThirdParties(process.env, DOCS_URL);
const thirdPartySources = listSources(thirdParties, process.env);
// A search service takes the place of the index of plugins/search where one is configured.
const HOSTED_SEARCH = readHostedSearch(process.env);

/** The other hosts that pages may call, for the Content-Security-Policy; everything else is blocked. */
const securityHeaders: SecurityHeadersOptions = {
  allow: {
    ...thirdPartySources,
    styles: [ICON_FONT_URL],
    fonts: [ICON_FONT_URL && 'https://fonts.gstatic.com', HEADING_FONT_URL?.split('{')[0]],
    // An older version asks the current docs which version is the newest.
    connections: [
      docsVersion.name === CURRENT ? '' : DOCS_URL,
      CHAT_URL,
      FEEDBACK_URL,
      ...thirdPartySources.connections,
      ...listSearchHosts(HOSTED_SEARCH),
    ],
    forms: ['https://stackblitz.com', 'https://codesandbox.io'],
  },
};

/** What `npm start` looks at behind the pages; `npm run build` and `npm run lint:full` do it too. */
const CHECKS: FaultsOptions['checks'] = [
  ...(CHECKS_TYPES ? [{script: 'plugins/demos/check.ts', reads: /docs\/.*\.tsx?$/}] : []),
  {
    script: 'plugins/lazy-pages/checkPages.ts',
    // A page that is edited is compiled by the server; one that shows a picture is not, when the picture goes.
    reads: /\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$/,
    isOfPages: true,
  },
  ...(CHECKS_TYPES
    ? [
        {script: 'site/fences/check.ts', reads: /docs\/.*\.mdx$/},
        {script: 'plugins/api-reference/checkApi.ts', reads: /docs\/.*\.(mdx|tsx?)$/},
      ]
    : []),
];

const docs: DocsOptions = {
  routeBasePath: 'x',
  sidebarPath: './sidebars.ts',
  exclude: ['**/node_modules/**', '**/_*.{js,jsx,ts,tsx,md,mdx}', '**/*.test.{js,jsx,ts,tsx}'],
  beforeDefaultRemarkPlugins: [
    remarkOpenPage,
    [collectFaults(remarkMistakes), {siteDir: __dirname}],
    [collectFaults(remarkApi), {siteDir: __dirname, catalog}],
    [collectFaults(remarkMdxComponents), {siteDir: __dirname, repoUrl: REPO_URL}],
    [collectFaults(remarkDemos), {siteDir: __dirname}],
    remarkTables,
    [collectFaults(remarkHeadingIds), {siteDir: __dirname}],
    [collectFaults(remarkHeadingLevels), {siteDir: __dirname}],
    [collectFaults(remarkTranslation), {siteDir: __dirname, repoUrl: REPO_URL}],
  ],
  editUrl: `${REPO_URL}/edit/master/`,
  editLocalizedFiles: true,
  showLastUpdateTime: HAS_HISTORY,
  breadcrumbs: false,
  ...selectVersion(docsVersion),
  admonitions: {keywords: [...CALLOUTS], extendDefaults: false},
  remarkPlugins: [collectFaults(remarkFences), collectFaults(remarkCallouts), remarkReportFaults],
};

const preset: PresetOptions = {
  docs: false,
  blog: false,
  pages: {
    beforeDefaultRemarkPlugins: [
      remarkOpenPage,
      [collectFaults(remarkMistakes), {siteDir: __dirname}],
      [collectFaults(remarkHeadingLevels), {siteDir: __dirname}],
      [collectFaults(remarkTranslation), {siteDir: __dirname, repoUrl: REPO_URL}],
    ],
    remarkPlugins: [remarkReportFaults],
  },
  theme: {
    customCss: [
      './src/css/layers.css',
      './src/css/infima.css',
      './src/css/layout.css',
      './src/css/page.css',
      './src/css/site.css',
    ],
  },
  sitemap: {
    ignorePatterns: [
      '/**/{playground,_app,production-error}/**',
      ...LANGUAGE_CODES.map(baseUrlOf),
      '/**/x/',
    ],
  },
};

const themeConfig: ThemeConfig = {
  // The colour mode, and whether it follows the system, belongs to src/settings: Docusaurus is told the result.
  colorMode: {respectPrefersColorScheme: false},
  // Code is coloured by plugins/code: the theme that Docusaurus would send to every reader stays empty.
  prism: {theme: {plain: {}, styles: []}},
  ...(HOSTED_SEARCH && {algolia: HOSTED_SEARCH}),
  image: 'static/social-card.png',
  metadata: [
    {name: 'twitter:site', content: '@MUI_hq'},
    {property: 'og:type', content: 'website'},
    // For how long, in seconds, a card of a page may be kept.
    {property: 'og:ttl', content: '604800'},
  ],
};

const config: Config = {
  title: 'MUI X',
  tagline: `${new Intl.ListFormat('en-GB').format(PRODUCTS.map(({label}) => label))} for React`,
  titleDelimiter: '-',
  favicon: 'static/favicon.svg',
  headTags: [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/static/apple-touch-icon.png'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/static/manifest.webmanifest'}},
  ],
  url: docsVersion.url,
  baseUrl: '/',
  trailingSlash: true,
  // The second folder is written at build: see plugins/fonts.
  staticDirectories: ['static', path.join(GENERATED_FILES_DIR_NAME, 'served')],
  future: {v4: true},
  // A page asks for its scripts when it has been painted.
  ssrTemplate: createPageTemplate(),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: reportBrokenLink, onBrokenMarkdownImages: reportBrokenImage},
    parseFrontMatter: createFrontMatterParser(__dirname),
  },
  i18n: createI18n(),
  presets: [['classic', preset]],
  plugins: [
    ['./plugins/docs/index.ts', docs],
    './plugins/tokens/index.ts',
    ['./plugins/fonts/index.ts', {headingFontUrl: HEADING_FONT_URL}],
    // After the fonts: its styles win over theirs.
    './plugins/code/index.ts',
    './plugins/reader-settings/index.ts',
    [
      './plugins/demos/index.ts',
      {
        docsVersion,
        checksTypes: CHECKS_TYPES,
      },
    ],
    [
      './plugins/api-reference/index.ts',
      {docsDir, packagesRoot, catalog, ...(docsVersion.name === CURRENT && {readHistory})},
    ],
    ['./plugins/versions/index.ts', {docsUrl: DOCS_URL, built: docsVersion}],
    './plugins/sidebar/index.ts',
    './plugins/site-routes/index.ts',
    ['./plugins/translations/index.ts', {repoUrl: REPO_URL, built: docsVersion}],
    './plugins/error-codes/index.ts',
    [
      './plugins/whats-new/index.ts',
      {
        package: '@mui/x-data-grid',
        packagesRoot,
        hasHistory: docsVersion.name === CURRENT,
      },
    ],
    './plugins/upgrade/index.ts',
    ['./plugins/redirects/index.ts', {host: DOCS_URL}],
    ['./plugins/links/index.ts', {docsDir: docsVersion.name === CURRENT ? docsDir : undefined}],
    ['./plugins/agents/index.ts', {repoUrl: REPO_URL, version, components: MDX_COMPONENTS}],
    ['./plugins/search/index.ts', {version}],
    './plugins/first-load/index.ts',
    ['./plugins/lazy-pages/index.ts', {enabled: IS_START}],
    ['./plugins/faults/index.ts', {checks: CHECKS}],
    ['./plugins/security-headers/index.ts', securityHeaders],
    ['./plugins/service-worker/index.ts', {enabled: SERVICE_WORKER}],
  ],
  clientModules: [
    './src/components/shell/ProgressBar/progressBar.ts',
    './src/client/index.ts',
    './src/client/inputMethod.ts',
    './src/client/unknownFragment.ts',
    './src/components/shell/Announcer/announcePage.ts',
    './src/client/sectionTools.ts',
    './src/client/serviceWorker.ts',
  ],
  // What the site says about itself, for src/contexts/site.ts. The version is that of the libraries, the same for every product.
  customFields: {
    version,
    versionName: docsVersion.name,
    newestVersion,
    docsUrl: DOCS_URL,
    iconFontUrl: ICON_FONT_URL,
    repoUrl: REPO_URL,
    serviceWorker: SERVICE_WORKER,
    thirdParties,
    adConfig: readAdConfig(process.env),
    feedbackUrl: FEEDBACK_URL,
    agentLinks: readAgentLinks(process.env),
    chat: CHAT_URL ? {url: CHAT_URL, scopes: CHAT_SCOPES} : undefined,
    licenseKey: process.env.MUI_X_LICENSE_KEY || undefined,
  } satisfies SiteFields,
  themeConfig,
};

export default config;
