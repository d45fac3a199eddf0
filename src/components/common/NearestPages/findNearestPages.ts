import type {ListedPage} from '@site/site/sidebar/shared';

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** How much two texts have in common, from 0 to 1, by the pairs of letters that they share. */
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

/** Less than this is chance. */
const LEAST = 0.45;

/**
 * The pages whose addresses are most like the one that leads nowhere, the nearest first: its last folder counts most, because pages
 * move between folders more often than they change their name.
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
