import {useSyncExternalStore} from 'react';
import type {ReadableStore} from './createStore';

/**
 * Returns a setting and re-renders when it changes. During hydration, it returns the value of the
 * server markup. Where no markup depends on it, use `store.get()`, which returns the actual value
 * immediately.
 */
export function useSetting<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
