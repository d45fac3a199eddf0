import {findLanguage, LANGUAGE_FOLDER, LANGUAGES, splitLanguage} from './shared';

test('every code is one that browsers and Node know', () => {
  for (const {code, htmlLang = code} of LANGUAGES) {
    expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang]);
  }
  expect(findLanguage('zh')?.htmlLang).toBe('zh-CN');
  expect(findLanguage('tlh')).toBeUndefined();
});

test.each([
  ['/zh/x/a/', 'zh', '/x/a/'],
  ['/pt-BR/x/a/', 'pt-BR', '/x/a/'],
  ['/pt/x/a/', 'en', '/pt/x/a/'],
  ['/zh', 'en', '/zh'],
  ['/x/a/', 'en', '/x/a/'],
  ['/', 'en', '/'],
])('%s is in %s', (address, language, path) => {
  expect(splitLanguage(address, ['pt-BR'])).toEqual({language, path});
});

test.each([
  ['zh', true],
  ['pt-BR', true],
  ['zh-Hant-TW', true],
  ['x', false],
  ['api', false],
  ['react-charts', false],
])('%s is the folder of a language: %s', (folder, expected) => {
  expect(new RegExp(`^${LANGUAGE_FOLDER}$`).test(folder)).toBe(expected);
});
