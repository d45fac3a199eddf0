import {PREFERS_DARK, type ColorScheme} from '../../plugins/reader-settings/shared';
import type {ReadableStore, Store} from './createStore';
import {colorModeStore, stores} from './stores';

/** The scheme for each effective mode. Defaults to the scheme of the same name. */
export const schemeStores: Record<ColorScheme, Store<ColorScheme>> = {
  light: stores.lightScheme,
  dark: stores.darkScheme,
};

/**
 * The effective mode: the selected one or, in `system` mode, that of the operating system.
 * Read-only.
 */
export const paletteModeStore: ReadableStore<ColorScheme> = {
  get() {
    const mode = colorModeStore.get();
    if (mode !== 'system') {
      return mode;
    }
    return typeof window !== 'undefined' && window.matchMedia(PREFERS_DARK).matches
      ? 'dark'
      : 'light';
  },
  getServer: () => 'light',
  subscribe(onChange) {
    const media = window.matchMedia(PREFERS_DARK);
    const unsubscribe = colorModeStore.subscribe(onChange);
    media.addEventListener('change', onChange);
    return () => {
      unsubscribe();
      media.removeEventListener('change', onChange);
    };
  },
};

/** Returns the current scheme, which is also the value of `data-theme`. */
export function getColorScheme(): ColorScheme {
  return schemeStores[paletteModeStore.get()].get();
}
