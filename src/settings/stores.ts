import {SETTINGS, type Setting} from '../../plugins/reader-settings/shared';
import {createStorageStore} from './createStorageStore';
import {oneOf, type Store} from './createStore';

type Settings = typeof SETTINGS;
type ValueOf<Row> = Row extends Setting<infer Value> ? Value : never;

/** Creates the store of an entry in the table of settings. */
function createSettingStore<T extends string | boolean>({
  key,
  values,
  languageAttribute,
}: Setting<T>): Store<T> {
  const find = (text: string | null) => values.find((value) => String(value) === text);
  return createStorageStore<T>({
    key,
    server: values[0],
    isValid: oneOf(values),
    parse: find,
    fallback: () =>
      (languageAttribute && find(document.documentElement.getAttribute(languageAttribute))) ||
      values[0],
  });
}

/** The stores of all settings in local storage, by their name in the table. */
export const stores = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, row]) => [name, createSettingStore(row as Setting)]),
) as unknown as {readonly [Name in keyof Settings]: Store<ValueOf<Settings[Name]>>};

export const {
  /** The selected color mode: light, dark, or the operating system's. */
  mode: colorModeStore,
  /** The text direction: the user's selection, else that of the page's language. */
  direction: directionStore,
  /** `true` if demos and drawers use high density. */
  dense: densityStore,
  /** The release of the packages that the user's app has, such as `8.4`; empty if unknown. */
  ownVersion: ownVersionStore,
} = stores;
