import {writeStored} from '../../settings/createStorageStore';

const RECENT_KEY = 'docs-recent-searches';
const PINNED_KEY = 'docs-pinned-searches';
const MAX_RECENT = 6;
export const MAX_PINNED = 8;

/** The user's searches. They never leave the browser. */
export interface StoredSearches {
  /** In the order in which they were pinned. */
  pinned: readonly string[];
  /** Newest first, without those that are pinned. */
  recent: readonly string[];
}

export const NO_SEARCHES: StoredSearches = {pinned: [], recent: []};

function readList(key: string, max: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((search): search is string => typeof search === 'string').slice(0, max)
      : [];
  } catch {
    // Storage is unavailable or contains invalid data.
    return [];
  }
}

function writeList(key: string, searches: readonly string[]): void {
  if (searches.length > 0) {
    writeStored(key, JSON.stringify(searches));
    return;
  }
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so nothing was saved.
  }
}

const without = (searches: readonly string[], text: string): string[] =>
  searches.filter((search) => search.toLowerCase() !== text.toLowerCase());

/** Returns the pinned and the recent searches. */
export const readSearches = (): StoredSearches => ({
  pinned: readList(PINNED_KEY, MAX_PINNED),
  recent: readList(RECENT_KEY, MAX_RECENT),
});

/** Saves a query that led to a result. */
export function saveSearch(query: string): void {
  const text = query.trim();
  const {pinned, recent} = readSearches();
  if (text.length < 2 || without(pinned, text).length < pinned.length) {
    return;
  }
  writeList(RECENT_KEY, [text, ...without(recent, text)].slice(0, MAX_RECENT));
}

/** Pins a recent search, or makes a pinned one the newest of the recent ones. */
export function togglePin(search: string): void {
  const {pinned, recent} = readSearches();
  if (pinned.includes(search)) {
    writeList(PINNED_KEY, without(pinned, search));
    saveSearch(search);
  } else if (pinned.length < MAX_PINNED) {
    writeList(PINNED_KEY, [...pinned, search]);
    writeList(RECENT_KEY, without(recent, search));
  }
}

/** Deletes all recent searches, but not the pinned ones. */
export const clearRecentSearches = (): void => writeList(RECENT_KEY, []);
