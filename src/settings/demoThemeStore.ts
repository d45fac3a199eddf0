import {DEMO_THEME} from '../../plugins/reader-settings/shared';
import {createStorageStore} from './createStorageStore';
import {createStore, type ReadableStore} from './createStore';

/** The prefix of a fragment that contains a theme. */
export const THEME_FRAGMENT = '#demo-theme=';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The user's demo theme as JSON; empty if there is none. It's validated where it's used, because
 * the validation code, which includes MUI, loads only if there is a theme.
 */
export const demoThemeStore = createStorageStore<string>({
  key: DEMO_THEME.key,
  server: '',
  isValid: isText,
});

/**
 * The shared theme from a link, as JSON. It lasts until the page is left and is never stored
 * without the user's consent.
 */
export const sharedThemeStore = createStore<string>({
  server: '',
  isValid: isText,
  read: () => '',
  write: () => undefined,
});

/** The current demo theme: the shared one if there is one, else the user's own. */
export const shownThemeStore: ReadableStore<string> = {
  get: () => sharedThemeStore.get() || demoThemeStore.get(),
  getServer: () => '',
  subscribe(onChange) {
    const unsubscribers = [sharedThemeStore, demoThemeStore].map((store) =>
      store.subscribe(onChange),
    );
    return () => unsubscribers.forEach((stop) => stop());
  },
};
