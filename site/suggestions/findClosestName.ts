import {distance} from '@mui-x-docs/docs-index/distance';

/**
 * Returns the known name that an author most likely meant: one that differs by a letter or two.
 *
 * @param limit maximum number of different letters
 */
export function findClosestName(
  name: string,
  known: Iterable<string>,
  limit = name.length < 6 ? 1 : 2,
): string | undefined {
  let best: {name: string; steps: number} | undefined;
  for (const candidate of known) {
    const steps =
      candidate.toLowerCase() === name.toLowerCase() ? 0.5 : distance(name, candidate, limit);
    if (steps <= limit && steps < (best?.steps ?? Infinity)) {
      best = {name: candidate, steps};
    }
  }
  return best?.name;
}

/**
 * Returns the fix for an unknown name: the closest known name, or all of them.
 *
 * @param quote formats a name for the message
 */
export function suggestName(
  name: string,
  known: Iterable<string>,
  quote = (one: string) => `"${one}"`,
  limit?: number,
): string {
  const names = [...known];
  const similar = findClosestName(name, names, limit);
  return similar
    ? `Did you mean ${quote(similar)}?`
    : `Use one of ${names.map(quote).join(', ') || 'none'}.`;
}
