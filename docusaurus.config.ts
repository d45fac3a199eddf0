import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {version as newestVersion} from '@mui/x-data-grid/package.json';
import {readCatalog} from './site/api/readCatalog';
import {createI18n} from './site/languages/createI18n';
import {BASE_URLS} from './site/languages/shared';
import {readEnvironment} from './site/environment/readEnvironment';
import {PRODUCTS} from './site/products/shared';
import {remarkApi} from './plugins/api-reference/remarkApi';
import {remarkFences} from './plugins/code/remarkFences';
import {remarkDemos} from './plugins/demos/remarkDemos';
import {hasHistory} from './plugins/docs/hasHistory';
import {remarkPageChanges} from './plugins/page-changes/remarkPageChanges';
import {createPageTemplate} from '@mui-x-docs/docusaurus-plugin-first-load/pageTemplate';
import {remarkHeadingIds} from './plugins/links/remarkHeadingIds';
import {remarkHeadingLevels} from './plugins/links/remarkHeadingLevels';
import {reportBrokenImage, reportBrokenLink} from './plugins/links/reportBroken';
import {remarkCallouts} from './site/mdx-components/remarkCallouts';
import {remarkMdxComponents} from './site/mdx-components/remarkMdxComponents';
import {remarkTables} from './site/mdx-components/remarkTables';
import {CALLOUTS} from './site/mdx-components/shared';
import {describePage} from './plugins/sidebar/current-item/shared';
import {remarkClaims} from './site/claims/remarkClaims';
import {remarkTranslation} from './plugins/translations/remarkTranslation';
import {createFirstLoad} from './site/first-load/shared';
import {createFrontMatterParser} from './site/pages/translateTitle';
import {listAllowedSources} from './plugins/security-headers/listAllowedSources';
import {remarkMistakes} from './site/mdx/remarkMistakes';
import {collectProblems, openPage, remarkReportProblems} from './site/mdx/pageProblems';
import {readDocsVersion, selectVersion} from './site/versions/docsVersion';
import type {SiteFields} from './src/contexts/site';

// What the operator decides; .github/DEPLOYMENT.md lists the variables.
const environment = readEnvironment(process.env);
const {checksTypes, firstLoad, headingFontUrl, hostedSearch} = environment;
const {docsUrl, repoUrl, serviceWorker, versionName} = environment.pages;
// Each version of the docs is a site of its own, on its own host: `v7` is built for `v7.mui.com`.
const docsVersion = readDocsVersion(__dirname, versionName, docsUrl);
const {version, docsDir, isCurrent, packagesRoot} = docsVersion;
const catalog = readCatalog(__dirname, docsDir);

const docs: DocsOptions = {
  routeBasePath: 'x',
  sidebarPath: './sidebars.ts',
  exclude: ['**/node_modules/**', '**/_*.{js,jsx,ts,tsx,md,mdx}', '**/*.test.{js,jsx,ts,tsx}'],
  beforeDefaultRemarkPlugins: [
    [collectProblems(remarkMistakes), {siteDir: __dirname}],
    [collectProblems(remarkApi), {siteDir: __dirname, catalog}],
    [remarkClaims, {siteDir: __dirname, repoUrl, version}],
    [collectProblems(remarkMdxComponents), {siteDir: __dirname, repoUrl}],
    [collectProblems(remarkDemos), {siteDir: __dirname}],
    remarkTables,
    [collectProblems(remarkHeadingIds), {siteDir: __dirname}],
    [collectProblems(remarkHeadingLevels), {siteDir: __dirname}],
    [collectProblems(remarkTranslation), {siteDir: __dirname, repoUrl}],
    // Last, because it isn't part of what's translated.
    [remarkPageChanges, {siteDir: __dirname, docsDir: isCurrent && docsDir}],
  ],
  editUrl: `${repoUrl}/edit/master/`,
  editLocalizedFiles: true,
  showLastUpdateTime: hasHistory(__dirname),
  breadcrumbs: false,
  ...selectVersion(docsVersion),
  admonitions: {keywords: [...CALLOUTS], extendDefaults: false},
  remarkPlugins: [
    collectProblems(remarkFences),
    collectProblems(remarkCallouts),
    remarkReportProblems,
  ],
};

const preset: PresetOptions = {
  docs: false,
  blog: false,
  pages: {
    mdxPageComponent: '@site/src/pages/_text',
    beforeDefaultRemarkPlugins: [
      [collectProblems(remarkMistakes), {siteDir: __dirname}],
      [collectProblems(remarkHeadingLevels), {siteDir: __dirname}],
      [collectProblems(remarkTranslation), {siteDir: __dirname, repoUrl}],
    ],
    remarkPlugins: [remarkReportProblems],
  },
  theme: {
    customCss: ['layers', 'infima', 'layout', 'page', 'patterns', 'site'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
  sitemap: {
    ignorePatterns: ['/**/{playground,_app,production-error}/**', ...BASE_URLS, '/**/x/'],
  },
};

const themeConfig: ThemeConfig = {
  // The color mode, and whether it follows the system, belongs to src/settings, which passes the result to Docusaurus.
  colorMode: {respectPrefersColorScheme: false},
  // Code is highlighted by plugins/code: the theme that Docusaurus would send to every reader stays empty.
  prism: {theme: {plain: {}, styles: []}},
  ...(hostedSearch && {algolia: hostedSearch}),
  metadata: [
    {name: 'twitter:site', content: '@MUI_hq'},
    {property: 'og:type', content: 'website'},
    // For how long, in seconds, a card of a page may be kept.
    {property: 'og:ttl', content: '604800'},
  ],
};

export default {
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
  ...(firstLoad && {ssrTemplate: createPageTemplate()}),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: reportBrokenLink, onBrokenMarkdownImages: reportBrokenImage},
    parseFrontMatter: createFrontMatterParser(__dirname),
    preprocessor: openPage,
  },
  i18n: createI18n(),
  presets: [['classic', preset]],
  plugins: [
    ['./plugins/docs/index.ts', docs],
    './plugins/tokens/index.ts',
    ['./plugins/fonts/index.ts', {headingFontUrl}],
    // After the fonts: its styles win over theirs.
    './plugins/code/index.ts',
    './plugins/reader-settings/index.ts',
    ['./plugins/demos/index.ts', {docsVersion, checksTypes}],
    ['./plugins/api-reference/index.ts', {docsDir, packagesRoot, catalog, hasHistory: isCurrent}],
    ['./plugins/versions/index.ts', {docsUrl, built: docsVersion}],
    './plugins/sidebar/index.ts',
    './plugins/site-routes/index.ts',
    ['./plugins/demo-catalog/index.ts', {catalog}],
    ['./plugins/translations/index.ts', {repoUrl, built: docsVersion}],
    './plugins/error-codes/index.ts',
    ['./plugins/whats-new/index.ts', {packagesRoot, hasHistory: isCurrent}],
    isCurrent && ['./plugins/page-changes/index.ts', {docsDir}],
    './plugins/upgrade/index.ts',
    ['./plugins/code-names/index.ts', {docsVersion}],
    ['./plugins/redirects/index.ts', {host: docsUrl}],
    ['./plugins/links/index.ts', {docsDir: isCurrent ? docsDir : undefined}],
    ['./plugins/social-cards/index.ts', {repoUrl, version}],
    ['./plugins/agents/index.ts', {repoUrl, version}],
    ['./plugins/search/index.ts', {repoUrl, version}],
    firstLoad && createFirstLoad(describePage),
    ['./plugins/lazy-pages/index.ts', {enabled: process.argv[2] === 'start'}],
    ['./plugins/problems/index.ts', {checksTypes}],
    ['./plugins/security-headers/index.ts', {allow: listAllowedSources(environment)}],
    ['./plugins/service-worker/index.ts', {enabled: serviceWorker}],
  ],
  clientModules: [
    './src/components/shell/ProgressBar/progressBar.ts',
    './src/client/index.ts',
    './src/client/unknownFragment.ts',
    './src/components/common/Announcer/announcePage.ts',
    './src/client/sectionTools.ts',
    './src/client/pageChanges.ts',
    './src/client/ownVersion.ts',
    './src/client/serviceWorker.ts',
  ],
  customFields: {...environment.pages, version, newestVersion} satisfies SiteFields,
  themeConfig,
} satisfies Config;
