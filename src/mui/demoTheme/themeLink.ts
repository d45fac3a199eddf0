import {compressToEncodedURIComponent, decompressFromEncodedURIComponent} from 'lz-string';
import {THEME_FRAGMENT} from '../../settings/demoThemeStore';
import type {DemoTheme} from './types';
import {readStoredTheme} from './validateTheme';

/** Maximum length of a URL. Some programs truncate longer ones when pasting. */
const MAX_URL_LENGTH = 8000;

/** Returns the URL of a page with a demo theme, or `undefined` if it would be too long. */
export function createThemeLink(page: string, theme: DemoTheme): string | undefined {
  const packed = compressToEncodedURIComponent(JSON.stringify(theme));
  const url = page.replace(/#.*$/, '') + THEME_FRAGMENT + packed;
  return url.length > MAX_URL_LENGTH ? undefined : url;
}

/** Returns the theme in a fragment in the format of the store, or `undefined` if it's invalid. */
export function readThemeLink(hash: string): string | undefined {
  const packed = hash.slice(THEME_FRAGMENT.length);
  if (hash.length > MAX_URL_LENGTH || !/^[\w+$-]+$/.test(packed)) {
    return undefined;
  }
  const theme = readStoredTheme(decompressFromEncodedURIComponent(packed) ?? '');
  return theme && JSON.stringify(theme);
}
