import {compressToEncodedURIComponent, decompressFromEncodedURIComponent} from 'lz-string';
import {THEME_FRAGMENT} from '../../settings/demoThemeStore';
import type {DemoTheme} from './types';
import {readStoredTheme} from './validateTheme';

/** The longest address that is made and read: some programs cut longer ones when they are pasted. */
const MAX_ADDRESS_LENGTH = 8000;

/** The address of a page with a theme for its demos; undefined where it would be too long. */
export function createThemeLink(page: string, theme: DemoTheme): string | undefined {
  const packed = compressToEncodedURIComponent(JSON.stringify(theme));
  const address = page.replace(/#.*$/, '') + THEME_FRAGMENT + packed;
  return address.length > MAX_ADDRESS_LENGTH ? undefined : address;
}

/** The theme in a fragment, as the store keeps it; undefined where the fragment is damaged or holds no valid theme. */
export function readThemeLink(hash: string): string | undefined {
  const packed = hash.slice(THEME_FRAGMENT.length);
  if (hash.length > MAX_ADDRESS_LENGTH || !/^[\w+$-]+$/.test(packed)) {
    return undefined;
  }
  const theme = readStoredTheme(decompressFromEncodedURIComponent(packed) ?? '');
  return theme && JSON.stringify(theme);
}
