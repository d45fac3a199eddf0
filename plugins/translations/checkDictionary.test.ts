import fs from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {checkDictionary, type DictionaryCheck, type DictionaryFile} from './checkDictionary';

const base: DictionaryCheck = {
  file: 'i18n/zh/code.json',
  dictionary: {},
  used: {},
  theme: {'theme.NotFound.title': 'Page Not Found', 'theme.tags': '{count} tags'},
  themeTranslations: {'theme.NotFound.title': '找不到页面'},
  unusedAllowed: ['docs.templates.'],
};

test.each<[string, Partial<DictionaryCheck>, string[]]>([
  ['all is well', {used: {'docs.a': 'A'}, dictionary: {'docs.a': {message: '甲'}}}, []],
  [
    'a key that is missing',
    {used: {'docs.a': 'A'}},
    ['i18n/zh/code.json: docs.a is missing. Add the translation of "A".'],
  ],
  [
    'a key that is empty',
    {used: {'docs.a': 'A'}, dictionary: {'docs.a': {message: ''}}},
    ['i18n/zh/code.json: docs.a is missing. Add the translation of "A".'],
  ],
  ['a string that Docusaurus translates', {used: {'theme.NotFound.title': 'Page Not Found'}}, []],
  [
    'a key that nothing asks for',
    {dictionary: {'docs.old': {message: '旧'}}},
    ['i18n/zh/code.json: docs.old is used nowhere. Remove it.'],
  ],
  ["a key of Docusaurus' own", {dictionary: {'theme.NotFound.title': {message: '没有此页'}}}, []],
  ['the name of a template', {dictionary: {'docs.templates.blogTitle': {message: '博客'}}}, []],
  [
    'a placeholder that got lost',
    {used: {'docs.by': 'ad by {publisher}'}, dictionary: {'docs.by': {message: '广告'}}},
    ['i18n/zh/code.json: docs.by lost {publisher}. Keep the placeholders of "ad by {publisher}".'],
  ],
  [
    "a placeholder of Docusaurus' own string that got lost",
    {dictionary: {'theme.tags': {message: '标签'}}},
    ['i18n/zh/code.json: theme.tags lost {count}. Keep the placeholders of "{count} tags".'],
  ],
  [
    'a placeholder that nobody fills',
    {used: {'docs.a': 'A'}, dictionary: {'docs.a': {message: '{count} 甲'}}},
    ['i18n/zh/code.json: docs.a has {count}, which the English has not. Remove it.'],
  ],
  [
    'keys out of order',
    {
      used: {'docs.a': 'A', 'docs.b': 'B'},
      dictionary: {'docs.b': {message: '乙'}, 'docs.a': {message: '甲'}},
    },
    ['i18n/zh/code.json: docs.a is out of order. Sort the keys.'],
  ],
])('%s', (_, given, problems) => {
  expect(checkDictionary({...base, ...given})).toEqual(problems);
});

const root = path.resolve(__dirname, '../..');
const readJson = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;

function themeStrings(locale: string): Record<string, string> {
  const strings = readJson(
    `node_modules/@docusaurus/theme-translations/locales/${locale}/theme-common.json`,
  );
  return Object.fromEntries(
    Object.entries(strings).filter(([key]) => !key.endsWith('___DESCRIPTION')),
  );
}

test("this site's Chinese strings are complete, used, and keep their placeholders", async () => {
  const sources = fs
    .readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => path.join(root, 'src', file));
  const extracted = await extractAllSourceCodeFileTranslations(
    sources,
    getBabelOptions({isServer: true}),
  );
  const warnings = extracted.flatMap(({sourceCodeFilePath, warnings: texts}) =>
    texts.map((text) => `${path.relative(root, sourceCodeFilePath)}: ${text}`),
  );
  expect(warnings).toEqual([]);

  const used = Object.fromEntries(
    extracted.flatMap(({translations}) =>
      Object.entries(translations).map(([key, {message}]) => [key, message]),
    ),
  );
  // The search for strings works at all: an empty list would make every check pass.
  expect(used['docs.templates.blogTitle']).toBe('Blog');

  const problems = checkDictionary({
    file: 'i18n/zh/code.json',
    dictionary: readJson('i18n/zh/code.json') as unknown as DictionaryFile,
    used,
    theme: themeStrings('base'),
    themeTranslations: themeStrings('zh-Hans'),
    unusedAllowed: ['docs.templates.'],
  });
  expect(problems).toEqual([]);
}, 60_000);
