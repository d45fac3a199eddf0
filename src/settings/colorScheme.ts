import {
  COLOR_SCHEMES,
  PREFERS_DARK,
  STORAGE_KEYS,
  type ColorScheme,
} from '../../plugins/reader-settings/shared';
import {colorModeStore} from './colorModeStore';
import {createStorageStore} from './createStorageStore';
import {oneOf, type ReadableStore, type Store} from './createStore';

const schemeStore = (key: string, server: ColorScheme) =>
  createStorageStore<ColorScheme>({key, server, isValid: oneOf(COLOR_SCHEMES)});

/** For each effective mode the scheme that is shown in it: the one of the same name unless somebody chose otherwise. */
export const schemeStores: Record<ColorScheme, Store<ColorScheme>> = {
  light: schemeStore(STORAGE_KEYS.lightScheme, 'light'),
  dark: schemeStore(STORAGE_KEYS.darkScheme, 'dark'),
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
