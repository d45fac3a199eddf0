import {createStorageStore, writeStored} from './createStorageStore';
import {oneOf} from './createStore';

const KEY = 'test-key';

const makeStore = () =>
  createStorageStore<'a' | 'b'>({key: KEY, server: 'a', isValid: oneOf(['a', 'b'])});

/** What a browser tells this window when another tab has written. */
const otherTabWrites = (newValue: string | null, key: string | null = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', {key, newValue}));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('starts from what is stored', () => {
  localStorage.setItem(KEY, 'b');
  expect(makeStore().get()).toBe('b');
});

test.each(['', 'c', 'B', 'ab', 'null', '__proto__'])('ignores a stored %p', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(makeStore().get()).toBe('a');
});

test('reading writes nothing', () => {
  makeStore().get();
  expect(localStorage).toHaveLength(0);
});

test('a change is stored and told, once', () => {
  const store = makeStore();
  const onChange = jest.fn();
  store.subscribe(onChange);
  store.set('b');
  store.set('b');
  expect(store.get()).toBe('b');
  expect(localStorage.getItem(KEY)).toBe('b');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('setting the value that is there already writes nothing', () => {
  makeStore().set('a');
  expect(localStorage).toHaveLength(0);
});

test('a value that is not known is not taken', () => {
  const store = makeStore();
  store.set('c' as 'a');
  expect(store.get()).toBe('a');
  expect(localStorage).toHaveLength(0);
});

test('nothing is told after the way to stop was used', () => {
  const store = makeStore();
  const onChange = jest.fn();
  store.subscribe(onChange)();
  store.set('b');
  expect(onChange).not.toHaveBeenCalled();
});

test('the value of the server never changes', () => {
  const store = makeStore();
  store.set('b');
  expect(store.getServer()).toBe('a');
});

describe('another tab', () => {
  test('its change arrives, and is not written again', () => {
    const store = makeStore();
    const onChange = jest.fn();
    store.subscribe(onChange);
    otherTabWrites('b');
    expect(store.get()).toBe('b');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  test('what it removes goes back to the default', () => {
    const store = makeStore();
    store.set('b');
    otherTabWrites(null);
    expect(store.get()).toBe('a');
  });

  test('so does everything when it clears the storage', () => {
    const store = makeStore();
    store.set('b');
    otherTabWrites(null, null);
    expect(store.get()).toBe('a');
  });

  test('an unknown value and a foreign key are ignored', () => {
    const store = makeStore();
    store.set('b');
    otherTabWrites('c');
    otherTabWrites('a', 'other-key');
    expect(store.get()).toBe('b');
  });
});

test('where storage throws, the value lives as long as the page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = makeStore();
  expect(store.get()).toBe('a');
  store.set('b');
  expect(store.get()).toBe('b');
  expect(() => writeStored(KEY, 'a')).not.toThrow();
});
