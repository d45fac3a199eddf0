import path from 'node:path';
import {findDemoFolder, findFile, findSourceFile, readPageFile} from './pageFiles';

const site = path.join(__dirname, '../..');

const translation = (language: string, rest: string) =>
  `i18n/${language}/docusaurus-plugin-content-${rest}`;

test.each([
  ['docs/react-charts/bars/index.mdx', 'en', 'current', '/x/react-charts/bars/'],
  ['docs/index.mdx', 'en', 'current', '/x/'],
  ['versioned_docs/version-v7/guides/a.mdx', 'en', 'v7', '/x/guides/a/'],
  ['src/pages/x/privacy.mdx', 'en', 'current', '/x/privacy/'],
])('%s is in %s, of version %s, at %s', (source, language, version, pathname) => {
  expect(readPageFile(source)).toMatchObject({language, version, pathname, source});
});

test.each([
  ['zh', 'docs/current/react-charts/bars/index.mdx', 'docs/react-charts/bars/index.mdx'],
  ['pt-BR', 'docs/version-v7/guides/a.mdx', 'versioned_docs/version-v7/guides/a.mdx'],
  ['zh', 'pages/x/privacy.mdx', 'src/pages/x/privacy.mdx'],
])('the %s translation %s has the source %s', (language, file, source) => {
  const {version, pathname} = readPageFile(source)!;
  const page = {language, version, pathname, source};
  expect(readPageFile(translation(language, file))).toMatchObject(page);
});

test.each(['README.md', 'i18n/zh/code.json', 'docs', 'plugins/docs/index.mdx'])(
  '%s is no page',
  (file) => {
    expect(readPageFile(file)).toBeUndefined();
  },
);

test('a path resolves to the file of its page, in either form', () => {
  expect(findFile(site, 'docs', '/x/react-charts/bars/')).toBe('docs/react-charts/bars/index.mdx');
  expect(findFile(site, 'docs', '/x/react-charts/submarines/')).toBeUndefined();
});

test('the demos of a translated page are next to its source', () => {
  const page = translation('zh', 'docs/current/react-charts/bars/index.mdx');
  expect(findSourceFile('/site', `/site/${page}`)).toBe('/site/docs/react-charts/bars/index.mdx');
  expect(findDemoFolder('/site', `/site/${page}`)).toBe('/site/docs/react-charts/bars');
  expect(findDemoFolder('/site', '/site/elsewhere/a.mdx')).toBe('/site/elsewhere');
});
