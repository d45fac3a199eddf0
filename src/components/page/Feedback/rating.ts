/** Whether a page helped: 1 for yes, 0 for no. */
export type Rating = 0 | 1;

/** What a reader said of a page on an earlier visit. */
export function readRating(path: string): Rating | undefined {
  try {
    const stored = localStorage.getItem(`feedback-${path}`);
    return stored === '1' ? 1 : stored === '0' ? 0 : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers what a reader said of a page; where storage is off it lasts as long as the page. */
export function storeRating(path: string, rating: Rating): void {
  try {
    localStorage.setItem(`feedback-${path}`, String(rating));
  } catch {
    // Nothing to do.
  }
}
