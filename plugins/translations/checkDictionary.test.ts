import {checkDictionary, type DictionaryCheck} from './checkDictionary';

const base: DictionaryCheck = {
  file: 'i18n/zh/code.json',
  dictionary: {},
  used: {},
  theme: {'theme.NotFound.title': 'Page Not Found', 'theme.tags': '{count} tags'},
  themeTranslations: {'theme.NotFound.title': '找不到页面'},
  isSorted: true,
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
  [
    'keys out of order where the order is free',
    {
      used: {'docs.a': 'A', 'docs.b': 'B'},
      dictionary: {'docs.b': {message: '乙'}, 'docs.a': {message: '甲'}},
      isSorted: false,
    },
    [],
  ],
])('%s', (_, given, problems) => {
  expect(checkDictionary({...base, ...given})).toEqual(problems);
});
