/** @jest-environment node */
import {getCookie} from './createCookieStore';
import {codeStylingStore, codeVariantStore} from './codeStores';
import {colorModeStore, densityStore, directionStore} from './stores';
import {paletteModeStore} from './colorScheme';

test.each([
  ['color mode', colorModeStore, 'system'],
  ['effective mode', paletteModeStore, 'light'],
  ['direction', directionStore, 'ltr'],
  ['density', densityStore, false],
  ['code variant', codeVariantStore, 'TS'],
  ['code styling', codeStylingStore, 'system'],
])('on a server the %s has its default', (_, store, value) => {
  expect(store.get()).toBe(value);
  expect(store.getServer()).toBe(value);
});

test('on a server there are no cookies to read', () => {
  expect(() => getCookie('codeVariant')).toThrow(
    'getCookie() is not supported on the server. Fallback to a different value when rendering on the server.',
  );
});
