const KEY = 'docs-recent-searches';
const MOST = 6;

/** What this reader searched for lately, newest first. It never leaves the browser. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === 'string').slice(0, MOST)
      : [];
  } catch {
    // Storage is closed to this page, or holds something else.
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(question: string): void {
  const text = question.trim();
  if (text.length < 2) {
    return;
  }
  const others = readRecentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // Not remembered, then.
  }
}

/** Forgets them all. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}
