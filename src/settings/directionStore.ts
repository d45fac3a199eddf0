import {DIRECTIONS, STORAGE_KEYS, type Direction} from '../../plugins/reader-settings/shared';
import {createStorageStore} from './createStorageStore';
import {oneOf} from './createStore';

/** The reading direction: what the reader chose, else that of the page's language. */
export const directionStore = createStorageStore<Direction>({
  key: STORAGE_KEYS.direction,
  server: 'ltr',
  isValid: oneOf(DIRECTIONS),
  fallback: () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
});
