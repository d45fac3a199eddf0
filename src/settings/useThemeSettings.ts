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

/** Applies an action to the current settings, and writes each change to the store that owns it. */
function dispatch(action: ThemeSettingsAction) {
  const current: ThemeSettings = {
    dense: densityStore.get(),
    direction: directionStore.get(),
    paletteMode: paletteModeStore.get(),
  };
  const next = themeSettingsReducer(current, action);
  densityStore.set(next.dense);
  directionStore.set(next.direction);
  if (next.paletteMode !== current.paletteMode) {
    // Only if it changes, because in system mode the effective mode isn't the user's choice.
    colorModeStore.set(next.paletteMode);
  }
}

function throwWithoutProvider() {
  throw new Error('Forgot to wrap component in `ThemeProvider`');
}

/** Returns the theme settings, or the initial ones outside a provider. */
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

/** Returns the dispatch function. Outside a provider, calling it throws. */
export function useThemeSettingsDispatch(): Dispatch {
  return useIsProvided() ? dispatch : throwWithoutProvider;
}

/** Returns a function that changes the palette mode, the direction, or both. */
export function useChangeTheme(): (
  payload: Partial<Pick<ThemeSettings, 'direction' | 'paletteMode'>>,
) => void {
  const dispatchAction = useThemeSettingsDispatch();
  return useMemo(() => (payload) => dispatchAction({type: 'CHANGE', payload}), [dispatchAction]);
}
