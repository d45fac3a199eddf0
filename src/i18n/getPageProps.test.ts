import {getPageProps} from './getPageProps';

test.each([
  [
    'nothing known: English, no strings',
    {},
    undefined,
    {userLanguage: 'en', translations: {en: {}}},
  ],
  [
    'language and strings known',
    {userLanguage: 'zh', translations: {en: {}, zh: {a: '甲'}}},
    undefined,
    {userLanguage: 'zh', translations: {en: {}, zh: {a: '甲'}}},
  ],
  [
    'what the page brings comes last',
    {userLanguage: 'zh'},
    {userLanguage: 'fr', translations: {fr: {}}},
    {userLanguage: 'fr', translations: {fr: {}}},
  ],
])('%s', (_, known, own, expected) => {
  expect(getPageProps(known, own)).toEqual(expected);
});

test('by default a page is in the language of its build', () => {
  expect(getPageProps()).toEqual({userLanguage: 'en', translations: {en: {}}});
});
