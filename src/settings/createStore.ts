/** An observable value outside React. */
export interface ReadableStore<T> {
  /** Returns the current value; on a server, the same as `getServer()`. */
  get: () => T;
  /** Returns the value in server markup, which is also the value during hydration. */
  getServer: () => T;
  /**
   * Calls `onChange` after every change in this or another window. Returns a function that
   * unsubscribes.
   */
  subscribe: (onChange: () => void) => () => void;
}

/** A user preference. */
export interface Store<T> extends ReadableStore<T> {
  /** Stores the value and notifies all subscribers. Invalid and unchanged values are ignored. */
  set: (value: T) => void;
}

interface StoreOptions<T> {
  server: T;
  isValid: (value: unknown) => value is T;
  /** Returns the initial value in a browser. Called once, on first access. */
  read: () => T;
  /** Persists a changed value. */
  write: (value: T) => void;
  /** Subscribes to external changes. Called once, with the first read. */
  listen?: (receive: (value: T) => void) => void;
}

/** Creates a store with an in-memory value, so it works if storage and cookies are blocked. */
export function createStore<T>({server, isValid, read, write, listen}: StoreOptions<T>): Store<T> {
  const subscribers = new Set<() => void>();
  let value = server;
  let started = false;

  const start = () => {
    if (!started && typeof window !== 'undefined') {
      started = true;
      value = read();
      listen?.(receive);
    }
  };
  const receive = (next: T) => {
    if (next !== value) {
      value = next;
      subscribers.forEach((onChange) => onChange());
    }
  };

  return {
    get() {
      start();
      return value;
    },
    getServer: () => server,
    set(next) {
      start();
      if (isValid(next) && next !== value) {
        write(next);
        receive(next);
      }
    },
    subscribe(onChange) {
      start();
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

/** Creates an exact membership test: `oneOf(['light'])('ligh')` is false. */
export function oneOf<T>(values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => values.includes(value as T);
}
