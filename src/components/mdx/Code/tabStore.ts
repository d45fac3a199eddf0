import {createStorageStore} from '../../../settings/createStorageStore';
import type {Store} from '../../../settings/createStore';
import {DATE_LIBRARIES} from '../../../../site/demos/shared';
import {DATE_LIBRARY_NAMES, dateLibraryStore} from '../../../settings/dateLibraryStore';

/** Tabs of date libraries say what demos and commands to install say: the reader has one library. */
const dateLibraryTabs: Store<string> = {
  get() {
    const library = dateLibraryStore.get();
    return library && DATE_LIBRARY_NAMES[library];
  },
  getServer: () => '',
  set(label) {
    const library = DATE_LIBRARIES.find((one) => DATE_LIBRARY_NAMES[one] === label);
    dateLibraryStore.set(library ?? '');
  },
  subscribe: dateLibraryStore.subscribe,
};

const stores = new Map<string, Store<string>>([['date-library', dateLibraryTabs]]);

/**
 * The reader's choice for all tabbed code blocks with one storage key, kept in local storage as
 * `codeblock-<storageKey>`. The value is the label of a tab; empty while nothing is chosen. `date-library` is the setting of
 * that name.
 */
export function getTabStore(storageKey: string): Store<string> {
  let store = stores.get(storageKey);
  if (!store) {
    store = createStorageStore<string>({
      key: `codeblock-${storageKey}`,
      server: '',
      isValid: (value): value is string => typeof value === 'string',
    });
    stores.set(storageKey, store);
  }
  return store;
}
