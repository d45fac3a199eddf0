import {writeStored} from '../../settings/createStorageStore';

const STORAGE_KEY = 'docs-recent-searches';
const MAX_SEARCHES = 6;

/** Returns the user's recent searches, newest first. They never leave the browser. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter((search): search is string => typeof search === 'string')
          .slice(0, MAX_SEARCHES)
      : [];
  } catch {
    // Storage is unavailable or contains invalid data.
    return [];
  }
}

/** Saves a query that led to a result. */
export function saveSearch(query: string): void {
  const text = query.trim();
  if (text.length < 2) {
    return;
  }
  const others = readRecentSearches().filter(
    (search) => search.toLowerCase() !== text.toLowerCase(),
  );
  writeStored(STORAGE_KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)));
}

/** Deletes all recent searches. */
export function clearSearches(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is unavailable, so nothing was saved.
  }
}
