import {createStorageStore} from '../../../settings/createStorageStore';
import type {Store} from '../../../settings/createStore';
import {DATE_LIBRARIES} from '../../../../site/demos/shared';
import {DATE_LIBRARY_NAMES, dateLibraryStore} from '../../../settings/dateLibraryStore';

/** Date library tabs share the setting that demos and install commands use. */
const dateLibraryTabStore: Store<string> = {
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

const stores = new Map<string, Store<string>>([['date-library', dateLibraryTabStore]]);

/**
 * Returns the store of the selected tab for all code blocks with a storage key. It's persisted in
 * local storage as `codeblock-<storageKey>`. The value is a tab label, or empty if nothing is
 * selected. The key `date-library` is mapped to the setting of that name.
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
