/** A rating of a page: 1 is helpful, 0 isn't. */
export type Rating = 0 | 1;

/** Returns the rating that a user gave a page on an earlier visit. */
export function readRating(path: string): Rating | undefined {
  try {
    const stored = localStorage.getItem(`feedback-${path}`);
    return stored === '1' ? 1 : stored === '0' ? 0 : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the rating of a page. Without storage, it lasts until the page is left. */
export function storeRating(path: string, rating: Rating): void {
  try {
    localStorage.setItem(`feedback-${path}`, String(rating));
  } catch {
    // Storage is unavailable.
  }
}
