import type {StorageManager} from '@mui/material/styles';
import {SETTINGS, type ColorMode} from '../../plugins/reader-settings/shared';
import {colorModeStore} from '../settings/stores';
import {schemeStores} from '../settings/colorScheme';
import {setColorScheme} from '../settings/setColorScheme';

const access = {
  [SETTINGS.mode.key]: {
    store: colorModeStore,
    set: (mode: string) => colorModeStore.set(mode as ColorMode),
  },
  [SETTINGS.lightScheme.key]: {
    store: schemeStores.light,
    set: (light: string) => setColorScheme({light}),
  },
  [SETTINGS.darkScheme.key]: {
    store: schemeStores.dark,
    set: (dark: string) => setColorScheme({dark}),
  },
};

/** Lets MUI read and change the color mode where it is kept, so that a demo and the page are never of two minds. */
export const storageManager: StorageManager = ({key}) => {
  const {store, set} = access[key]!;
  return {
    get: store.get,
    set,
    subscribe: (handler) => store.subscribe(() => handler(store.get())),
  };
};
