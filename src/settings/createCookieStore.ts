import type {Setting} from '../../plugins/reader-settings/shared';
import {createStore, oneOf, type Store} from './createStore';
import {parseDemoHash} from './parseDemoHash';

const YEAR_IN_SECONDS = 31536000;

/**
 * Returns the value of a cookie. A name that occurs twice (two paths or domains) is ambiguous and
 * counts as missing. Returns `undefined` if cookies are disabled.
 *
 * @throws on a server, where the caller must use its default instead
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      'getCookie() is not supported on the server. Fallback to a different value when rendering on the server.',
    );
  }
  let parts: string[];
  try {
    parts = `; ${document.cookie}`.split(`; ${name}=`);
  } catch {
    return undefined;
  }
  return parts.length === 2 ? parts[1]?.split(';')[0] : undefined;
}

/** Stores a cookie for a year if possible. */
export function setCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${YEAR_IN_SECONDS}`;
  } catch {
    // Cookies are disabled, so the value lasts until the page is left.
  }
}

/**
 * Creates a store that is persisted in a cookie for a year. Its initial value comes from the URL's
 * fragment, else the cookie, else the default. The cookie is written when the value changes, never
 * on load.
 *
 * @param part the key of the setting in a parsed fragment
 */
export function createCookieStore<T extends string>(
  part: 'variant' | 'styling',
  {key, values}: Setting<T>,
): Store<T> {
  const isValid = oneOf(values);
  return createStore<T>({
    server: values[0],
    isValid,
    read() {
      const fromHash = parseDemoHash(window.location.hash)[part];
      const fromCookie = getCookie(key);
      return [fromHash, fromCookie].find(isValid) ?? values[0];
    },
    write: (value) => setCookie(key, value),
  });
}
