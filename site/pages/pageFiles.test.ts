import path from 'node:path';
import {findDemoFolder, findFile, findSourceFile, readPageFile} from './pageFiles';

const site = path.join(__dirname, '../..');

test.each([
  ['docs/react-charts/bars/index.mdx', 'en', 'current', '/x/react-charts/bars/', undefined],
  ['docs/index.mdx', 'en', 'current', '/x/', undefined],
  ['versioned_docs/version-v7/guides/a.mdx', 'en', 'v7', '/x/guides/a/', undefined],
  ['src/pages/x/privacy.mdx', 'en', 'current', '/x/privacy/', undefined],
  [
    'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
    'zh',
    'current',
    '/x/react-charts/bars/',
    'docs/react-charts/bars/index.mdx',
  ],
  [
    'i18n/pt-BR/docusaurus-plugin-content-docs/version-v7/guides/a.mdx',
    'pt-BR',
    'v7',
    '/x/guides/a/',
    'versioned_docs/version-v7/guides/a.mdx',
  ],
  [
    'i18n/zh/docusaurus-plugin-content-pages/x/privacy.mdx',
    'zh',
    'current',
    '/x/privacy/',
    'src/pages/x/privacy.mdx',
  ],
])('%s is in %s, of version %s, at %s', (file, language, version, address, source = file) => {
  expect(readPageFile(file)).toMatchObject({language, version, address, source});
});

test.each(['README.md', 'i18n/zh/code.json', 'docs', 'plugins/docs/index.mdx'])(
  '%s is no page',
  (file) => {
    expect(readPageFile(file)).toBeUndefined();
  },
);

test('an address leads to the file of its page, in either form', () => {
  expect(findFile(site, 'docs', '/x/react-charts/bars/')).toBe('docs/react-charts/bars/index.mdx');
  expect(findFile(site, 'docs', '/x/react-charts/submarines/')).toBeUndefined();
});

test('the demos of a translated page lie beside the page that it translates', () => {
  const page = 'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx';
  expect(findSourceFile('/site', `/site/${page}`)).toBe('/site/docs/react-charts/bars/index.mdx');
  expect(findDemoFolder('/site', `/site/${page}`)).toBe('/site/docs/react-charts/bars');
  expect(findDemoFolder('/site', '/site/elsewhere/a.mdx')).toBe('/site/elsewhere');
});
