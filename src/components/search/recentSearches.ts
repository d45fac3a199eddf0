const KEY = 'docs-recent-searches';
const MOST = 6;

/** Returns the user's recent searches, newest first. They never leave the browser. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === 'string').slice(0, MOST)
      : [];
  } catch {
    // Storage is unavailable or contains invalid data.
    return [];
  }
}

/** Saves a query that led to a result. */
export function saveSearch(question: string): void {
  const text = question.trim();
  if (text.length < 2) {
    return;
  }
  const others = readRecentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Storage is unavailable.
  }
}

/** Deletes all recent searches. */
export function clearSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable, so nothing was saved.
  }
}
