import {createStorageStore} from '../../settings/createStorageStore';
import type {Store} from '../../settings/createStore';

const stores = new Map<string, Store<string>>();

/**
 * The reader's choice for all tabbed code blocks with one storage key, kept in local storage as
 * `codeblock-<storageKey>`. The value is the label of a tab; empty while nothing is chosen.
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
