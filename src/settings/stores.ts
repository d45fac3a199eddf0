import {SETTINGS, type Setting} from '../../plugins/reader-settings/shared';
import {createStorageStore} from './createStorageStore';
import {oneOf, type Store} from './createStore';

type Settings = typeof SETTINGS;
type ValueOf<Row> = Row extends Setting<infer Value> ? Value : never;

/** Makes the store of a line of the table. */
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

/** The stores of all settings that are kept in local storage, by their names in the table. */
export const stores = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, row]) => [name, createSettingStore(row as Setting)]),
) as unknown as {readonly [Name in keyof Settings]: Store<ValueOf<Settings[Name]>>};

export const {
  /** The color mode that the reader chose: light, dark, or that of the operating system. */
  mode: colorModeStore,
  /** The reading direction: what the reader chose, else that of the page's language. */
  direction: directionStore,
  /** Whether demos and drawers are drawn in higher density. */
  dense: densityStore,
} = stores;
