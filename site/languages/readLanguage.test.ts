import {readLanguage} from './readLanguage';

const before = process.env.DOCUSAURUS_CURRENT_LOCALE;
afterEach(() => {
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  if (before !== undefined) {
    process.env.DOCUSAURUS_CURRENT_LOCALE = before;
  }
});

test('is the language that Docusaurus sets, and English without --locale', () => {
  process.env.DOCUSAURUS_CURRENT_LOCALE = 'zh';
  expect(readLanguage()).toBe('zh');
  // The result of assigning undefined.
  Object.assign(process.env, {DOCUSAURUS_CURRENT_LOCALE: undefined});
  expect(process.env.DOCUSAURUS_CURRENT_LOCALE).toBe('undefined');
  expect(readLanguage()).toBe('en');
  delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  expect(readLanguage()).toBe('en');
});
