/** A value that can be read from anywhere and observed. */
export interface ReadableStore<T> {
  /** The value as it is now; on a server the same as `getServer()`. */
  get: () => T;
  /** The value in server markup, and so the value of the first render while React hydrates. */
  getServer: () => T;
  /** Calls `onChange` after every change, from this window or another one. Returns the way to stop. */
  subscribe: (onChange: () => void) => () => void;
}

/** A preference of the reader. */
export interface Store<T> extends ReadableStore<T> {
  /** Keeps the value and tells every subscriber; a value that is not a known one, or not a change, is ignored. */
  set: (value: T) => void;
}

interface StoreOptions<T> {
  server: T;
  isValid: (value: unknown) => value is T;
  /** Finds the first value in a browser; runs once, when somebody first asks. */
  read: () => T;
  /** Keeps a changed value beyond this page. */
  write: (value: T) => void;
  /** Starts to listen for changes that come from outside; runs once, with the first read. */
  listen?: (receive: (value: T) => void) => void;
}

/** Makes a store whose value lives in memory, so that it works where storage and cookies are refused. */
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

/** Makes a membership test that is exact: `oneOf(['light'])('ligh')` is false. */
export function oneOf<T>(values: readonly T[]): (value: unknown) => value is T {
  return (value): value is T => values.includes(value as T);
}
