import {DIRECTIONS, STORAGE_KEYS, type Direction} from '../../plugins/reader-settings/shared';
import {createStorageStore} from './createStorageStore';
import {oneOf} from './createStore';

/** What the server says of a language that runs from right to left: `dir` itself follows the reader. */
export const LANGUAGE_DIRECTION = 'data-language-direction';

/** The reading direction: what the reader chose, else that of the page's language. */
export const directionStore = createStorageStore<Direction>({
  key: STORAGE_KEYS.direction,
  server: 'ltr',
  isValid: oneOf(DIRECTIONS),
  fallback: () =>
    document.documentElement.getAttribute(LANGUAGE_DIRECTION) === 'rtl' ? 'rtl' : 'ltr',
});
