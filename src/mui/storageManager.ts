import type {StorageManager} from '@mui/material/styles';
import {STORAGE_KEYS, type ColorMode} from '../../plugins/reader-settings/shared';
import {colorModeStore} from '../settings/colorModeStore';
import {schemeStores} from '../settings/colorScheme';
import {setColorScheme} from '../settings/setColorScheme';

const access = {
  [STORAGE_KEYS.mode]: {
    store: colorModeStore,
    set: (mode: string) => colorModeStore.set(mode as ColorMode),
  },
  [STORAGE_KEYS.lightScheme]: {
    store: schemeStores.light,
    set: (light: string) => setColorScheme({light}),
  },
  [STORAGE_KEYS.darkScheme]: {
    store: schemeStores.dark,
    set: (dark: string) => setColorScheme({dark}),
  },
};

/** Lets MUI read and change the colour mode where it is kept, so that a demo and the page are never of two minds. */
export const storageManager: StorageManager = ({key}) => {
  const {store, set} = access[key as keyof typeof access];
  return {
    get: store.get,
    set,
    subscribe: (handler) => store.subscribe(() => handler(store.get())),
  };
};
