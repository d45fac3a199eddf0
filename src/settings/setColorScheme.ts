import {SETTINGS, type ColorScheme} from '../../plugins/reader-settings/shared';
import {paletteModeStore, schemeStores} from './colorScheme';
import {writeStored} from './createStorageStore';
import {oneOf} from './createStore';

const isScheme = oneOf(SETTINGS.lightScheme.values);
const KEYS = {light: SETTINGS.lightScheme.key, dark: SETTINGS.darkScheme.key};

function setSchemeOf(mode: ColorScheme, scheme: string | null | undefined) {
  const next = scheme === null ? mode : scheme;
  if (!next) {
    return;
  }
  if (!isScheme(next)) {
    // eslint-disable-next-line no-console -- required by the specification
    console.error(`\`${next}\` does not exist in \`theme.colorSchemes\`.`);
    return;
  }
  // Stored even if it's the current one, because it's now an explicit choice.
  writeStored(KEYS[mode], next);
  schemeStores[mode].set(next);
}

/**
 * Sets the color scheme. A name applies to the current effective mode; an object sets each mode
 * separately, with `null` for the default; without an argument, both are reset. Unknown names log
 * an error and are ignored.
 */
export function setColorScheme(
  value: string | {light?: string | null; dark?: string | null} | null | undefined,
): void {
  if (typeof value === 'string' && value) {
    setSchemeOf(paletteModeStore.get(), value);
  } else {
    const {light, dark} = typeof value === 'object' && value ? value : {light: null, dark: null};
    setSchemeOf('light', light);
    setSchemeOf('dark', dark);
  }
}
