import {createI18n} from './createI18n';
import {readBuiltLanguages} from './readBuiltLanguages';
import {LANGUAGE_CODES} from './shared';

test('are all languages unless some are named, in the order of the site', () => {
  expect(readBuiltLanguages('')).toEqual(LANGUAGE_CODES);
  expect(readBuiltLanguages('en')).toEqual(['en']);
  expect(readBuiltLanguages('zh,en')).toEqual(['en', 'zh']);
});

test('Docusaurus gets no other languages, so nothing links to them', () => {
  const {locales, localeConfigs} = createI18n(['en']);
  expect(locales).toEqual(['en']);
  expect(Object.keys(localeConfigs!)).toEqual(['en']);
});

test.each([
  ['tlh', `DOCS_LANGUAGES=tlh: Unknown language "tlh". Use ${LANGUAGE_CODES.join(',')}.`],
  ['zh', 'DOCS_LANGUAGES=zh: Missing source language "en". Use en,zh.'],
])('%s stops the build with one line', (given, line) => {
  expect(() => readBuiltLanguages(given)).toThrow(new Error(line));
});
