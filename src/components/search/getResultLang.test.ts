import {getResultLang} from './getResultLang';

test.each([
  ['Column spanning', 'zh', 'en'],
  ['Works with <mark>rows</mark>, 100%', 'zh', 'en'],
  ['Column spanning', 'ar', 'en'],
  ['柱状图', 'zh', undefined],
  ['Data Grid 的列', 'zh', undefined],
  ['100 %', 'zh', undefined],
  ['الأعمدة', 'ar', undefined],
  ['Column spanning', 'en', undefined],
  ['Column spanning', 'fr', undefined],
])('%s in %s: %s', (text, locale, lang) => {
  expect(getResultLang(text, locale)).toBe(lang);
});
