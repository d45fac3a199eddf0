import {createContext, useContext, useMemo, type ReactNode} from 'react';
import {colorModeStore} from './colorModeStore';
import {paletteModeStore} from './colorScheme';
import {densityStore} from './densityStore';
import {directionStore} from './directionStore';
import {
  initialThemeSettings,
  themeSettingsReducer,
  type ThemeSettings,
  type ThemeSettingsAction,
} from './themeSettings';
import {useSetting} from './useSetting';

type Dispatch = (action: ThemeSettingsAction) => void;

const SettingsContext = createContext<ThemeSettings>(initialThemeSettings);
const DispatchContext = createContext<Dispatch>(() => {
  throw new Error('Forgot to wrap component in `ThemeProvider`');
});

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

/** Gives the theme settings of the reader, and the way to change them, to the tree below. It holds no state of its own. */
export function ThemeSettingsProvider({children}: {children: ReactNode}): ReactNode {
  const dense = useSetting(densityStore);
  const direction = useSetting(directionStore);
  const paletteMode = useSetting(paletteModeStore);
  const settings = useMemo(
    () => ({dense, direction, paletteMode}),
    [dense, direction, paletteMode],
  );
  return (
    <SettingsContext value={settings}>
      <DispatchContext value={dispatch}>{children}</DispatchContext>
    </SettingsContext>
  );
}

/** Reads the theme settings; without a provider they are the initial ones. */
export function useThemeSettings(): ThemeSettings {
  return useContext(SettingsContext);
}

/** Gives the function that runs an action; without a provider the function throws when it is called. */
export function useThemeSettingsDispatch(): Dispatch {
  return useContext(DispatchContext);
}

/** Gives the function that changes the palette mode, the direction, or both. */
export function useChangeTheme(): (
  payload: Partial<Pick<ThemeSettings, 'direction' | 'paletteMode'>>,
) => void {
  const run = useThemeSettingsDispatch();
  return useMemo(() => (payload) => run({type: 'CHANGE', payload}), [run]);
}
