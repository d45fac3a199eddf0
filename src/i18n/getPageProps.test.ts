import {getPageProps} from './getPageProps';

const english = {userLanguage: 'en', translations: {en: {}}};
const chinese = {userLanguage: 'zh', translations: {en: {}, zh: {a: '甲'}}};
const own = {userLanguage: 'fr', translations: {fr: {}}};

test.each([
  ['those of the build', undefined, undefined, english],
  ['English without strings', {}, undefined, english],
  ['the language and strings that are known', chinese, undefined, chinese],
  ['those of the page, which come last', {userLanguage: 'zh'}, own, own],
])('the props are %s', (_, known, page, expected) => {
  expect(getPageProps(known, page)).toEqual(expected);
});
