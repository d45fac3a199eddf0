import {useMemo} from 'react';
import {colorModeStore, densityStore, directionStore} from './stores';
import {paletteModeStore} from './colorScheme';
import {
  initialThemeSettings,
  themeSettingsReducer,
  type ThemeSettings,
  type ThemeSettingsAction,
} from './themeSettings';
import {useIsProvided} from './ThemeSettingsProvider';
import {useSetting} from './useSetting';

type Dispatch = (action: ThemeSettingsAction) => void;

/** Runs an action on the settings as they are, and hands every difference to the store that owns it. */
function dispatch(action: ThemeSettingsAction) {
  const now: ThemeSettings = {
    dense: densityStore.get(),
    direction: directionStore.get(),
    paletteMode: paletteModeStore.get(),
  };
  const next = themeSettingsReducer(now, action);
  densityStore.set(next.dense);
  directionStore.set(next.direction);
  if (next.paletteMode !== now.paletteMode) {
    // Not in general: in system mode the effective mode is no choice of the reader.
    colorModeStore.set(next.paletteMode);
  }
}

function refuse() {
  throw new Error('Forgot to wrap component in `ThemeProvider`');
}

/** Reads the theme settings; without a provider they are the initial ones. */
export function useThemeSettings(): ThemeSettings {
  const isProvided = useIsProvided();
  const dense = useSetting(densityStore);
  const direction = useSetting(directionStore);
  const paletteMode = useSetting(paletteModeStore);
  return useMemo(
    () => (isProvided ? {dense, direction, paletteMode} : initialThemeSettings),
    [isProvided, dense, direction, paletteMode],
  );
}

/** Gives the function that runs an action; without a provider the function throws when it is called. */
export function useThemeSettingsDispatch(): Dispatch {
  return useIsProvided() ? dispatch : refuse;
}

/** Gives the function that changes the palette mode, the direction, or both. */
export function useChangeTheme(): (
  payload: Partial<Pick<ThemeSettings, 'direction' | 'paletteMode'>>,
) => void {
  const run = useThemeSettingsDispatch();
  return useMemo(() => (payload) => run({type: 'CHANGE', payload}), [run]);
}
