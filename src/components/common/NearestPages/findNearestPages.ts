import type {ListedPage} from '@site/site/sidebar/shared';

function countLetterPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Returns the similarity of two strings, from 0 to 1, based on shared letter pairs. */
export function getSimilarity(one: string, other: string): number {
  const pairs = countLetterPairs(one);
  let shared = 0;
  for (const [pair, count] of countLetterPairs(other)) {
    shared += Math.min(count, pairs.get(pair) ?? 0);
  }
  const all = Math.max(one.length - 1, 0) + Math.max(other.length - 1, 0);
  return all === 0 ? 0 : (2 * shared) / all;
}

const getLastSegment = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** Minimum similarity; lower scores are coincidental. */
const MIN_SIMILARITY = 0.45;

/** Returns the items with the highest similarity, best match first. */
export function pickNearest<Item>(
  items: readonly Item[],
  getScore: (item: Item) => number,
  count: number,
): Item[] {
  return items
    .map((item) => ({item, score: getScore(item)}))
    .filter(({score}) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({item}) => item);
}

/**
 * Returns the pages whose paths are most similar to one that doesn't exist, best match first. The
 * last segment has the highest weight, because pages are moved more often than renamed.
 */
export function findNearestPages(path: string, pages: readonly ListedPage[]): ListedPage[] {
  const wanted = path.toLowerCase();
  return pickNearest(
    pages,
    (page) =>
      0.65 * getSimilarity(getLastSegment(wanted), getLastSegment(page.path)) +
      0.35 * getSimilarity(wanted, page.path),
    5,
  );
}
