import {createCookieStore, getCookie} from './createCookieStore';
import {CODE_SETTINGS} from '../../plugins/reader-settings/shared';

const makeVariant = () => createCookieStore('variant', CODE_SETTINGS.variant);
const makeStyling = () => createCookieStore('styling', CODE_SETTINGS.styling);

/** Mocks the document's cookies and records what is written. */
function withCookies(cookies: string | (() => string)): string[] {
  const written: string[] = [];
  jest
    .spyOn(document, 'cookie', 'get')
    .mockImplementation(typeof cookies === 'string' ? () => cookies : cookies);
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  return written;
}

beforeEach(() => window.history.replaceState(null, '', '/'));

// The hash takes precedence over the cookie, and the cookie over the default.
test.each([
  // hash, variant without a cookie, with JS saved, styling without a cookie, with css saved
  ['', 'TS', 'JS', 'system', 'css'],
  ['#BasicBars', 'TS', 'JS', 'system', 'css'],
  ['#BasicBars.tsx', 'TS', 'TS', 'system', 'css'],
  ['#tailwind-BasicBars.js', 'JS', 'JS', 'tailwind', 'tailwind'],
  ['#system-BasicBars.tsx', 'TS', 'TS', 'system', 'system'],
])('hash %p: %s, or %s with JS saved; %s, or %s with css saved', (hash, ...expected) => {
  window.history.replaceState(null, '', `/${hash}`);
  withCookies('');
  const fresh = [makeVariant().get(), makeStyling().get()];
  withCookies('codeVariant=JS; codeStyling=css');
  const saved = [makeVariant().get(), makeStyling().get()];
  expect([fresh[0], saved[0], fresh[1], saved[1]]).toEqual(expected);
});

test('an unknown saved value is ignored', () => {
  withCookies('codeVariant=js; codeStyling=MUI System');
  expect([makeVariant().get(), makeStyling().get()]).toEqual(['TS', 'system']);
});

test('the cookie is written on a change, and never on load', () => {
  window.history.replaceState(null, '', '/#tailwind-BasicBars.js');
  const written = withCookies('');
  const variant = makeVariant();
  const styling = makeStyling();
  variant.set(variant.get());
  styling.set(styling.get());
  expect(written).toEqual([]);
  variant.set('TS');
  styling.set('css');
  expect(written).toEqual([
    'codeVariant=TS;path=/;max-age=31536000',
    'codeStyling=css;path=/;max-age=31536000',
  ]);
});

test("disabled cookies don't cause errors", () => {
  withCookies(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const variant = makeVariant();
  expect(variant.get()).toBe('TS');
  variant.set('JS');
  expect(variant.get()).toBe('JS');
});

test.each([
  ['a=1', 'a', '1'],
  ['a=1; b=2', 'b', '2'],
  ['b=2; a=', 'a', ''],
  ['ba=1', 'a', undefined],
  ['', 'a', undefined],
  ['a=1; b=2; a=1', 'a', undefined],
])('in the cookies %p, %s is %p', (cookies, name, value) => {
  withCookies(cookies);
  expect(getCookie(name)).toBe(value);
});
