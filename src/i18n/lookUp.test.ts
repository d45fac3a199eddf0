import type * as LookUp from './lookUp';

const dictionary = {
  en: {greeting: 'Hello', onlyEnglish: 'Only here'},
  zh: {greeting: '你好', empty: ''},
};

// The warning comes once per page load: each test starts a page load of its own.
let freshLookUp: typeof LookUp.lookUp;
beforeEach(() => {
  jest.isolateModules(() => {
    freshLookUp = jest.requireActual<typeof LookUp>('./lookUp').lookUp;
  });
});

test.each([
  ['en', 'greeting', 'Hello'],
  ['zh', 'greeting', '你好'],
])('%s:%s is %s', (language, key, text) => {
  expect(freshLookUp(dictionary, language, key)).toBe(text);
});

describe('a missing key', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  });

  test('is English, with one warning however often it is asked for', () => {
    expect(freshLookUp(dictionary, 'zh', 'onlyEnglish')).toBe('Only here');
    expect(freshLookUp(dictionary, 'zh', 'onlyEnglish')).toBe('Only here');
    expect(warn.mock.calls).toEqual([['Missing translation for zh:onlyEnglish']]);
  });

  test('warns for each key', () => {
    freshLookUp(dictionary, 'zh', 'a', 'A');
    freshLookUp(dictionary, 'zh', 'b', 'B');
    expect(warn.mock.calls).toEqual([
      ['Missing translation for zh:a'],
      ['Missing translation for zh:b'],
    ]);
  });

  test('is the English of the code where the dictionary has none', () => {
    expect(freshLookUp(dictionary, 'zh', 'other', 'From the code')).toBe('From the code');
  });

  test('is nothing where there is no English either', () => {
    expect(freshLookUp(dictionary, 'zh', 'other')).toBeNull();
  });

  test('an empty translation counts as missing', () => {
    expect(freshLookUp(dictionary, 'zh', 'empty', 'Full')).toBe('Full');
    expect(warn).toHaveBeenCalledWith('Missing translation for zh:empty');
  });

  test('in English is no reason to warn: the code holds the text', () => {
    expect(freshLookUp(dictionary, 'en', 'other', 'From the code')).toBe('From the code');
    expect(warn).not.toHaveBeenCalled();
  });
});

test('a missing language is an ellipsis, with an error each time', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(freshLookUp(dictionary, 'fr', 'greeting', 'Hello')).toBe('…');
  expect(freshLookUp(dictionary, 'fr', 'greeting', 'Hello')).toBe('…');
  expect(error.mock.calls).toEqual([['Missing language: fr.'], ['Missing language: fr.']]);
});
