import {createStore, type Store} from './createStore';

interface StorageStoreOptions<T> {
  key: string;
  server: T;
  isValid: (value: unknown) => value is T;
  /** The value when nothing, or nothing known, is stored. */
  fallback?: () => T;
  parse?: (stored: string) => unknown;
}

/** Writes to local storage where that is allowed; elsewhere the value in memory has to do. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked site data, or a full quota.
  }
}

/**
 * Makes a store that is kept in local storage and follows other tabs through storage events.
 * Storage that throws is passed over: the value then lasts as long as the page.
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
