import {COLOR_MODES, STORAGE_KEYS, type ColorMode} from '../../plugins/reader-settings/shared';
import {createStorageStore} from './createStorageStore';
import {oneOf} from './createStore';

/** The colour mode that the reader chose: light, dark, or that of the operating system. */
export const colorModeStore = createStorageStore<ColorMode>({
  key: STORAGE_KEYS.mode,
  server: 'system',
  isValid: oneOf(COLOR_MODES),
});
