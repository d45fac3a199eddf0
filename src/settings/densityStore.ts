import {STORAGE_KEYS} from '../../plugins/reader-settings/shared';
import {createStorageStore} from './createStorageStore';
import {oneOf} from './createStore';

const PARSED: Record<string, boolean> = {true: true, false: false};

/** Whether demos and drawers are drawn in higher density. */
export const densityStore = createStorageStore<boolean>({
  key: STORAGE_KEYS.dense,
  server: false,
  isValid: oneOf([true, false]),
  parse: (stored) => PARSED[stored],
});
