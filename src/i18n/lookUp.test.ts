import type * as LookUp from './lookUp';

const dictionary = {
  en: {greeting: 'Hello', onlyEnglish: 'Only here'},
  zh: {greeting: '你好', empty: ''},
};

// The warning is logged once per page load, so each test loads the module again.
let freshLookUp: typeof LookUp.lookUp;
beforeEach(() => {
  jest.isolateModules(() => {
    freshLookUp = jest.requireActual<typeof LookUp>('./lookUp').lookUp;
  });
});

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

test.each([
  ['en', 'greeting', undefined, 'Hello', false],
  ['zh', 'greeting', undefined, '你好', false],
  ['zh', 'onlyEnglish', undefined, 'Only here', true],
  ['zh', 'other', 'From the code', 'From the code', true],
  ['zh', 'other', undefined, null, true],
  // An empty translation counts as missing.
  ['zh', 'empty', 'Full', 'Full', true],
  // The code contains the English string.
  ['en', 'other', 'From the code', 'From the code', false],
])('%s:%s, %j in the code, is %j (a warning: %s)', (language, key, fallback, text, warns) => {
  // The warning is logged once per key.
  expect(freshLookUp(dictionary, language, key, fallback)).toBe(text);
  expect(freshLookUp(dictionary, language, key, fallback)).toBe(text);
  const message = `Missing translation for ${language}:${key}`;
  expect(warn.mock.calls).toEqual(warns ? [[message]] : []);
});

test('a warning is logged for each key', () => {
  freshLookUp(dictionary, 'zh', 'a', 'A');
  freshLookUp(dictionary, 'zh', 'b', 'B');
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a missing language is an ellipsis, with an error each time', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(freshLookUp(dictionary, 'fr', 'greeting', 'Hello')).toBe('…');
  expect(freshLookUp(dictionary, 'fr', 'greeting', 'Hello')).toBe('…');
  expect(error.mock.calls).toEqual([['Missing language: fr.'], ['Missing language: fr.']]);
});
