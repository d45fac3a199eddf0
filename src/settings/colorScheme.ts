import {PREFERS_DARK, type ColorScheme} from '../../plugins/reader-settings/shared';
import type {ReadableStore, Store} from './createStore';
import {colorModeStore, stores} from './stores';

/** For each effective mode the scheme that is shown in it: the one of the same name unless somebody chose otherwise. */
export const schemeStores: Record<ColorScheme, Store<ColorScheme>> = {
  light: stores.lightScheme,
  dark: stores.darkScheme,
};

/** The effective mode: the chosen one or, in `system` mode, that of the operating system. It is only read. */
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
    const stop = colorModeStore.subscribe(onChange);
    media.addEventListener('change', onChange);
    return () => {
      stop();
      media.removeEventListener('change', onChange);
    };
  },
};

/** The scheme that is on show: the name that `data-theme` carries. */
export function getColorScheme(): ColorScheme {
  return schemeStores[paletteModeStore.get()].get();
}
