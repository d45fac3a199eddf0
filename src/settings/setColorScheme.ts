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
    // eslint-disable-next-line no-console -- the specification asks for this message
    console.error(`\`${next}\` does not exist in \`theme.colorSchemes\`.`);
    return;
  }
  // Written even when it is the one on show: from now on it is a choice.
  writeStored(KEYS[mode], next);
  schemeStores[mode].set(next);
}

/**
 * Chooses the color scheme to show. A name applies to the effective mode of now; an object sets each mode for itself,
 * `null` in it being the default; nothing at all resets both. A name that the themes do not have is reported on the
 * console and ignored.
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
