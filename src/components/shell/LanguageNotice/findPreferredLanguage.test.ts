import {findPreferredLanguage} from './findPreferredLanguage';

const offered = ['en', 'zh-CN'];

test.each([
  ['Chinese before English on an English page', ['zh-CN', 'zh', 'en'], 'en', 'zh-CN'],
  ['Chinese of another region', ['zh-TW', 'en'], 'en', 'zh-CN'],
  ['a language that is not there, then Chinese', ['fr-FR', 'zh', 'en'], 'en', 'zh-CN'],
  ['English on a Chinese page', ['en-GB', 'zh-CN'], 'zh-CN', 'en'],
  ['English before Chinese on an English page', ['en-US', 'zh'], 'en', undefined],
  ['Chinese on a Chinese page', ['zh', 'en'], 'zh-CN', undefined],
  ['only languages that are not there', ['fr', 'de'], 'en', undefined],
  ['nothing', [], 'en', undefined],
])('a browser that wants %s', (_, wanted, current, expected) => {
  expect(findPreferredLanguage(wanted, offered, current)).toBe(expected);
});
