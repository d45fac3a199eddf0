import {createStorageStore, writeStored} from './createStorageStore';
import {oneOf} from './createStore';

const KEY = 'test-key';

const makeStore = () =>
  createStorageStore<'a' | 'b'>({key: KEY, server: 'a', isValid: oneOf(['a', 'b'])});

/** Simulates the event after another tab has written. */
const otherTabWrites = (newValue: string | null, key: string | null = KEY) =>
  window.dispatchEvent(new StorageEvent('storage', {key, newValue}));

beforeEach(() => localStorage.clear());

test.each([
  ['b', 'b'],
  ['', 'a'],
  ['c', 'a'],
  ['__proto__', 'a'],
])('a stored %p is read as %p', (stored, value) => {
  localStorage.setItem(KEY, stored);
  expect(makeStore().get()).toBe(value);
});

test('a change is stored and reported once; reads, unchanged values, and unknown values have no effect', () => {
  const store = makeStore();
  const onChange = jest.fn();
  store.subscribe(onChange);
  store.get();
  store.set('a');
  store.set('c' as 'a');
  expect(store.get()).toBe('a');
  expect(localStorage).toHaveLength(0);
  store.set('b');
  store.set('b');
  expect(store.get()).toBe('b');
  expect(store.getServer()).toBe('a');
  expect(localStorage.getItem(KEY)).toBe('b');
  expect(onChange).toHaveBeenCalledTimes(1);
});

describe('another tab', () => {
  test('its change is received and not written again', () => {
    const store = makeStore();
    const onChange = jest.fn();
    store.subscribe(onChange);
    otherTabWrites('b');
    expect(store.get()).toBe('b');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['removes the value', null, KEY, 'a'],
    ['clears the storage', null, null, 'a'],
    ['writes an unknown value', 'c', KEY, 'b'],
    ['writes another key', 'a', 'other-key', 'b'],
  ])('when it %s', (_, newValue, key, value) => {
    const store = makeStore();
    store.set('b');
    otherTabWrites(newValue, key);
    expect(store.get()).toBe(value);
  });
});

test('if storage throws, the value lasts until the page is left', () => {
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
