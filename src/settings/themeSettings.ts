import type {ColorScheme, Direction} from '../../plugins/reader-settings/shared';

/** The settings that affect themes. */
export interface ThemeSettings {
  dense: boolean;
  direction: Direction;
  paletteMode: ColorScheme;
}

/** The actions on theme settings. */
export type ThemeSettingsAction =
  | {type: 'SET_DENSE'; payload: boolean}
  | {type: 'RESET_DENSITY'}
  | {type: 'CHANGE'; payload: Partial<Pick<ThemeSettings, 'direction' | 'paletteMode'>>};

/** The default settings. */
export const initialThemeSettings: ThemeSettings = {
  dense: false,
  direction: 'ltr',
  paletteMode: 'light',
};

/**
 * Returns the settings after an action. A `CHANGE` without an effect returns the same object.
 *
 * @throws on an unknown type
 */
export function themeSettingsReducer(
  state: ThemeSettings,
  action: ThemeSettingsAction,
): ThemeSettings {
  switch (action.type) {
    case 'SET_DENSE':
      return {...state, dense: action.payload};
    case 'RESET_DENSITY':
      return {...state, dense: initialThemeSettings.dense};
    case 'CHANGE': {
      const direction = action.payload.direction || state.direction;
      const paletteMode = action.payload.paletteMode || state.paletteMode;
      return direction === state.direction && paletteMode === state.paletteMode
        ? state
        : {...state, direction, paletteMode};
    }
    default:
      throw new Error(`Unrecognized type ${(action as {type: string}).type}`);
  }
}
