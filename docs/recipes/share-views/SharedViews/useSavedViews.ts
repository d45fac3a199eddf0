import * as React from 'react';
import {viewsSchema, type View} from './view';

const STORAGE_KEY = 'invoice-views';

const listeners = new Set<() => void>();

/** Also listens to changes that users make in other tabs. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readText() {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return ''; // The browser blocks the storage.
  }
}

const readNothing = () => '';

function parse(text: string): Record<string, View> {
  try {
    return viewsSchema.parse(JSON.parse(text));
  } catch {
    return {}; // Nothing is saved, or an older version of the app has saved it.
  }
}

/** Returns false if the browser blocks the storage, or if it's full. */
function save(views: Record<string, View>): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(views));
  } catch {
    return false;
  }
  listeners.forEach((listener) => listener());
  return true;
}

/** The views in local storage by name, and a function that replaces them. */
export function useSavedViews() {
  // There is no storage on the server, so the first render has no views.
  const text = React.useSyncExternalStore(subscribe, readText, readNothing);
  const views = React.useMemo(() => parse(text), [text]);
  return [views, save] as const;
}
