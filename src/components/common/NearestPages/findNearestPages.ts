import type {ListedPage} from '@site/site/sidebar/shared';

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Returns the similarity of two strings, from 0 to 1, based on shared letter pairs. */
export function likeness(one: string, other: string): number {
  const pairs = pairsOf(one);
  let shared = 0;
  for (const [pair, count] of pairsOf(other)) {
    shared += Math.min(count, pairs.get(pair) ?? 0);
  }
  const all = Math.max(one.length - 1, 0) + Math.max(other.length - 1, 0);
  return all === 0 ? 0 : (2 * shared) / all;
}

const lastFolder = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

/** Minimum similarity; lower scores are coincidental. */
const LEAST = 0.45;

/**
 * Returns the pages whose paths are most similar to one that doesn't exist, best match first. The
 * last segment has the highest weight, because pages are moved more often than renamed.
 */
export function findNearestPages(
  path: string,
  pages: readonly ListedPage[],
  count = 5,
): ListedPage[] {
  const wanted = path.toLowerCase();
  return pages
    .map((page) => ({
      page,
      score:
        0.65 * likeness(lastFolder(wanted), lastFolder(page.path)) +
        0.35 * likeness(wanted, page.path),
    }))
    .filter(({score}) => score >= LEAST)
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({page}) => page);
}
