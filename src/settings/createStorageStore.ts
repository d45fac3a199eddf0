import {createStore, type Store} from './createStore';

interface StorageStoreOptions<T> {
  key: string;
  server: T;
  isValid: (value: unknown) => value is T;
  /** Returns the value if nothing valid is stored. */
  fallback?: () => T;
  parse?: (stored: string) => unknown;
}

/** Writes to local storage if possible. Otherwise the value is only in memory. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Site data is blocked, or the quota is full.
  }
}

/**
 * Creates a store that is persisted in local storage and synchronized across tabs with storage
 * events. If storage throws, the value lasts until the page is left.
 */
export function createStorageStore<T>({
  key,
  server,
  isValid,
  fallback = () => server,
  parse = (stored) => stored,
}: StorageStoreOptions<T>): Store<T> {
  return createStore<T>({
    server,
    isValid,
    read() {
      try {
        const stored = parse(localStorage.getItem(key) ?? '');
        return isValid(stored) ? stored : fallback();
      } catch {
        return fallback();
      }
    },
    write: (value) => writeStored(key, String(value)),
    listen(receive) {
      window.addEventListener('storage', (event) => {
        // A null key means that the whole storage was cleared.
        if (event.key !== key && event.key !== null) {
          return;
        }
        const next = event.newValue ? parse(event.newValue) : fallback();
        if (isValid(next)) {
          receive(next);
        }
      });
    },
  });
}
