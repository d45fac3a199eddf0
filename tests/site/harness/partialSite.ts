import fs from 'node:fs';
import path from 'node:path';
import {TRANSLATED_LANGUAGES} from '../../../site/languages/shared';
import {readMdx} from '../../../site/mdx/readMdx';
import {copySite} from './copySite';
import {ROOT} from './paths';

/** The folders of docs/ with what their group in the sidebar is called. */
const GROUPS = [
  ['introduction', 'Introduction'],
  ['guides', 'Resources'],
  ['common-concepts', 'Common concepts'],
  ['react-data-grid', 'Data Grid'],
  ['react-date-pickers', 'Date and Time Pickers'],
  ['react-charts', 'Charts'],
  ['react-tree-view', 'Tree View'],
  ['migration', 'Migration'],
  ['recipes', 'Recipes'],
] as const;

const createConfig = (locales: readonly string[]): string => `import path from 'node:path';
import config from './copy.config';

const locales = ${JSON.stringify(locales)};

/** The tables of the API reference, whose plugin a copy has not. */
const apiTables = () => ({
  name: 'api-tables',
  configureWebpack: (_config: unknown, isServer: boolean) => ({
    resolve: {
      alias: isServer
        ? {
            '@api-reference-default/content': path.join(__dirname, 'src/components/api/ApiContent.tsx'),
            '@api-reference-default/data': path.join(__dirname, 'docs/api'),
          }
        : {'@api-reference-default': false},
    },
  }),
});

export default {
  ...config,
  plugins: [...(config.plugins ?? []), apiTables],
  i18n: {
    defaultLocale: 'en',
    locales,
    localeConfigs: Object.fromEntries(
      locales.map((locale) => [
        locale,
        config.i18n!.localeConfigs![locale] ?? {label: locale, baseUrl: '/' + locale + '/'},
      ]),
    ),
  },
};
`;

/**
 * Makes a copy of the site in `.cache/` with only the pages at `routes` (folders below docs/). Returns its folder.
 *
 * @param locales also one that the site does not have: its pages are in English
 * @param more rows of the sidebar, for pages that come from elsewhere
 */
export function makePartialSite(
  name: string,
  routes: readonly string[],
  locales: readonly string[] = ['en'],
  more: readonly string[] = [],
): string {
  const site = copySite(name, {isPart: true});
  for (const route of routes) {
    copyPage(route, site);
    const [first = '', area] = route.split('/');
    const product = first === 'api' ? `react-${area}` : first;
    for (const folder of ['data', `${product}/data`, `${product}/playgrounds`]) {
      const shared = path.join('docs', folder);
      if (fs.existsSync(path.join(ROOT, shared))) {
        fs.cpSync(path.join(ROOT, shared), path.join(site, shared), {recursive: true});
      }
    }
  }
  const apiPages = routes.filter((route) => route.startsWith('api/'));
  const lines = GROUPS.map(([folder, label]) => {
    const pages = routes
      .filter((route) => (route.split('/')[0] ?? '') === folder)
      .map((route) => {
        const {title = route, plan} = readFrontMatter(route);
        const args = [route, title, ...(plan ? [{plan}] : [])].map((arg) => JSON.stringify(arg));
        return `page(${args.join(', ')})`;
      });
    return pages.length > 0 ? `    group('${label}', [${pages.join(', ')}]),` : '';
  });
  fs.writeFileSync(
    path.join(site, 'sidebars.ts'),
    `import {defineSidebar, group, page} from './site/sidebar/defineSidebar';

export default {
  docs: defineSidebar([
${[...lines, ...[...more, ...apiPages.map(createApiItem)].map((row) => `    ${row},`)].join('\n')}
  ]),
};
`,
  );
  copyApiTables(site);
  for (const locale of TRANSLATED_LANGUAGES.filter((each) => locales.includes(each))) {
    copyTranslations(locale, routes, site);
  }
  fs.renameSync(path.join(site, 'docusaurus.config.ts'), path.join(site, 'copy.config.ts'));
  fs.writeFileSync(path.join(site, 'docusaurus.config.ts'), createConfig(locales));
  return site;
}

const createApiItem = (route: string): string =>
  JSON.stringify({type: 'doc', id: route, label: path.basename(route), key: route});

/** The file of a page below docs/. Those of API pages are generated. */
export const fileOf = (route: string): string =>
  route.startsWith('api/') ? `${route}.mdx` : `${route}/index.mdx`;

/** What `<ApiMethods>` and the like show; a build of the site leaves it in docs/api. The pages themselves stay behind. */
function copyApiTables(site: string): void {
  const folder = path.join(ROOT, 'docs/api');
  if (fs.existsSync(folder)) {
    fs.cpSync(folder, path.join(site, 'docs/api'), {
      recursive: true,
      filter: (file) => !file.endsWith('.mdx'),
    });
  }
}

/** What the tree has to know of a page. */
function readFrontMatter(route: string): {title?: string; plan?: string} {
  const text = fs.readFileSync(path.join(ROOT, 'docs', route, 'index.mdx'), 'utf8');
  const {title, plan} = readMdx(text).frontMatter as {title?: string; plan?: string};
  return {title, plan};
}

/** What a language has of these pages, and of those outside the docs. */
function copyTranslations(locale: string, routes: readonly string[], site: string): void {
  const folder = path.join('i18n', locale);
  const docs = path.join(folder, 'docusaurus-plugin-content-docs/current');
  const copies = [
    path.join(folder, 'docusaurus-plugin-content-pages'),
    ...routes.map((route) => path.join(docs, route, 'index.mdx')),
  ];
  for (const copied of copies.filter((each) => fs.existsSync(path.join(ROOT, each)))) {
    fs.cpSync(path.join(ROOT, copied), path.join(site, copied), {recursive: true});
  }
  const catalog = `i18n/page-titles-${locale}.json`;
  const all = JSON.parse(fs.readFileSync(path.join(ROOT, catalog), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const labels = GROUPS.filter(([folder]) =>
    routes.some((route) => route.split('/')[0] === folder),
  ).map(([, label]) => label);
  const rows = new Set([...routes.map((route) => `/x/${route}`), ...labels]);
  const kept = ['pages', 'titles'].map((part) => [
    part,
    Object.fromEntries(Object.entries(all[part] ?? {}).filter(([row]) => rows.has(row))),
  ]);
  fs.writeFileSync(path.join(site, catalog), JSON.stringify(Object.fromEntries(kept)));
}

/** A page, and the demos beside it: files, and folders that start with a capital. */
function copyPage(route: string, site: string): void {
  const source = path.join(ROOT, 'docs', route);
  const target = path.join(site, 'docs', route);
  if (route.startsWith('api/')) {
    fs.cpSync(path.join(ROOT, 'docs', fileOf(route)), path.join(site, 'docs', fileOf(route)));
    return;
  }
  fs.mkdirSync(target, {recursive: true});
  for (const entry of fs.readdirSync(source, {withFileTypes: true})) {
    if (entry.isFile() || /^[A-Z]/.test(entry.name)) {
      fs.cpSync(path.join(source, entry.name), path.join(target, entry.name), {recursive: true});
    }
  }
}
