import {DEMO_THEME} from '../../plugins/reader-settings/shared';
import {createStorageStore} from './createStorageStore';
import {createStore, type ReadableStore} from './createStore';

/** What the fragment of a link with a theme starts with. */
export const THEME_FRAGMENT = '#demo-theme=';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The reader's theme for demos, as JSON; empty while there is none. It is checked where it is read: what checks it, and
 * MUI with it, is loaded only when there is one.
 */
export const demoThemeStore = createStorageStore<string>({
  key: DEMO_THEME.key,
  server: '',
  isValid: isText,
});

/** The theme that came with a link, as JSON. It lasts as long as the page is open and is never kept without the reader's word. */
export const sharedThemeStore = createStore<string>({
  server: '',
  isValid: isText,
  read: () => '',
  write: () => undefined,
});

/** The theme that demos have now: the shared one, while there is one, before the reader's own. */
export const shownThemeStore: ReadableStore<string> = {
  get: () => sharedThemeStore.get() || demoThemeStore.get(),
  getServer: () => '',
  subscribe(onChange) {
    const stops = [sharedThemeStore, demoThemeStore].map((store) => store.subscribe(onChange));
    return () => stops.forEach((stop) => stop());
  },
};
