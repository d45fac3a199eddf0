import {formatProblem} from '../../site/problems/problemStore';
import {checkDictionary, type DictionaryCheck} from './checkDictionary';

const base: DictionaryCheck = {
  file: 'code.json',
  dictionary: {},
  used: {},
  theme: {'theme.NotFound.title': 'Page Not Found', 'theme.tags': '{count} tags'},
  themeTranslations: {'theme.NotFound.title': '找不到页面'},
  isSorted: true,
};

test.each<[Partial<DictionaryCheck>, string[]]>([
  [{used: {'docs.a': 'A'}, dictionary: {'docs.a': {message: '甲'}}}, []],
  [
    {used: {'docs.a': 'A'}},
    ['code.json: Missing translation key "docs.a". Add the translation of "A".'],
  ],
  [
    {used: {'docs.a': 'A'}, dictionary: {'docs.a': {message: ''}}},
    ['code.json: Missing translation key "docs.a". Add the translation of "A".'],
  ],
  [{used: {'theme.NotFound.title': 'Page Not Found'}}, []],
  [
    {dictionary: {'docs.old': {message: '旧'}}},
    ['code.json: Unused translation key "docs.old". Remove it.'],
  ],
  [{dictionary: {'theme.NotFound.title': {message: '没有此页'}}}, []],
  [
    {used: {'docs.by': 'ad by {publisher}'}, dictionary: {'docs.by': {message: '广告'}}},
    [
      'code.json: Missing placeholder {publisher} in "docs.by". Keep the placeholders of "ad by {publisher}".',
    ],
  ],
  [
    {dictionary: {'theme.tags': {message: '标签'}}},
    [
      'code.json: Missing placeholder {count} in "theme.tags". Keep the placeholders of "{count} tags".',
    ],
  ],
  [
    {used: {'docs.a': 'A'}, dictionary: {'docs.a': {message: '{count} 甲'}}},
    ['code.json: Unknown placeholder {count} in "docs.a". Remove it.'],
  ],
  [
    {
      used: {'docs.a': 'A', 'docs.b': 'B'},
      dictionary: {'docs.b': {message: '乙'}, 'docs.a': {message: '甲'}},
    },
    ['code.json: Translation key "docs.a" is out of order. Sort the keys.'],
  ],
  [
    {
      used: {'docs.a': 'A', 'docs.b': 'B'},
      dictionary: {'docs.b': {message: '乙'}, 'docs.a': {message: '甲'}},
      isSorted: false,
    },
    [],
  ],
])('%j has the problems %j', (overrides, problems) => {
  expect(checkDictionary({...base, ...overrides}).map(formatProblem)).toEqual(problems);
});
