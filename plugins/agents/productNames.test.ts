import code from '../../i18n/zh/code.json';
import {renderHead, type SiteContext, type DocPage} from '../../site/pages/collectPages';
import {createLlms} from './createLlms';
import {renderReleases} from '../../site/pages/renderReleases';
import {nameProducts} from '../../site/products/productNames';

const chinese = nameProducts(
  Object.fromEntries(Object.entries(code).map(([id, {message}]) => [id, message])),
);

const site: SiteContext = {
  siteDir: '/',
  siteUrl: 'https://docs.example',
  baseUrl: '/zh/',
  language: 'zh',
  productNames: chinese,
  repoUrl: 'https://code.example',
  version: '8.12.1',
  components: {},
};

const page: DocPage = {
  path: '/zh/x/react-data-grid/sorting/',
  title: '排序',
  description: '如何排序。',
  product: 'data-grid',
  group: '数据表格',
  isApi: false,
  renderBody: () => ({markdown: '', headings: []}),
};

test('a product has the name that the site has for it, and that of English where there is none', () => {
  expect(nameProducts({'docs.product.datePickers': '选择器'})).toEqual({
    'data-grid': 'Data Grid',
    'date-pickers': '选择器',
    charts: 'Charts',
    'tree-view': 'Tree View',
  });
});

test('Markdown mirrors and the lists of them call products by their names in the language', () => {
  const name = chinese['data-grid'];
  expect(renderHead(page, site, [])).toContain(`product: "${name}"`);
  const files = createLlms([{...page, markdown: '', headings: []}], {
    title: 'MUI X',
    tagline: 'Docs',
    ...site,
  });
  const textOf = (file: string) => files.find(({path}) => path === file)!.text;
  expect(textOf('llms.txt')).toContain(`- [${name}](https://docs.example/zh/x/react-data-grid/`);
  expect(textOf('x/react-data-grid/llms.txt')).toMatch(`# MUI X ${name} 8.12.1\n`);
  const change = {product: 'data-grid', plan: 'pro', breaking: true, text: 'Gone'} as const;
  const releases = [{version: '8.0.0', date: '2025-04-17', highlights: [], changes: [change]}];
  expect(renderReleases(releases, chinese).markdown).toContain(`- ${name} (Pro): **Breaking:**`);
});
