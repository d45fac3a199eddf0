import type {Setting} from '../../plugins/reader-settings/shared';
import {createStore, oneOf, type Store} from './createStore';
import {parseDemoHash} from './parseDemoHash';

const YEAR_IN_SECONDS = 31536000;

/**
 * Reads a cookie of this page; a name that occurs twice (two paths or domains) has no single answer and reads as
 * missing, and so does every cookie where cookies are off.
 *
 * @throws on a server, where the caller has to use its default instead
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

/**
 * Makes a store kept in a cookie for a year. Its first value is that of the fragment of the address, then that of the
 * cookie, then the default. The cookie is written when the value changes, never on load.
 *
 * @param part what the fragment calls the setting
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
      const named = parseDemoHash(window.location.hash)[part];
      const saved = getCookie(key);
      return [named, saved].find(isValid) ?? values[0];
    },
    write(value) {
      try {
        document.cookie = `${key}=${value};path=/;max-age=${YEAR_IN_SECONDS}`;
      } catch {
        // Cookies are off: the value lasts as long as the page.
      }
    },
  });
}
