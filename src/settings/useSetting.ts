import {useSyncExternalStore} from 'react';
import type {Store} from './createStore';

/**
 * Reads a setting and re-renders when it changes. While React hydrates it gives the value of the server markup, then
 * the real one; where no markup depends on it, `store.get()` gives the real one at once.
 */
export function useSetting<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
