import {useSyncExternalStore} from 'react';
import type {ReadableStore} from './createStore';

/**
 * Reads a setting and re-renders when it changes. While React hydrates it gives the value of the server markup, then
 * the real one; where no markup depends on it, `store.get()` gives the real one at once.
 */
export function useSetting<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
