import type {StorageManager} from '@mui/material/styles';
import {SETTINGS, type ColorMode} from '../../plugins/reader-settings/shared';
import {colorModeStore} from '../settings/stores';
import {schemeStores} from '../settings/colorScheme';
import {setColorScheme} from '../settings/setColorScheme';

const settings = {
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

/** Connects MUI to the store of the color mode, so demos and the page always have the same mode. */
export const storageManager: StorageManager = ({key}) => {
  const {store, set} = settings[key]!;
  return {
    get: store.get,
    set,
    subscribe: (handler) => store.subscribe(() => handler(store.get())),
  };
};
