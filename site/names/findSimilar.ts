/** How many letters have to change to make one word of the other; stops counting above `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      row.push(
        Math.min(
          (previous[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (previous[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]),
        ),
      );
    }
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}

/**
 * The known name that a writer most likely meant: one that is a letter or two off.
 *
 * @param limit how many letters may be others
 */
export function findSimilar(
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
 * Returns the fix for an unknown name: the most similar known name, or all of them.
 *
 * @param quote returns a name as the message shows it
 */
export function suggestName(
  name: string,
  known: Iterable<string>,
  quote = (one: string) => `"${one}"`,
  limit?: number,
): string {
  const names = [...known];
  const similar = findSimilar(name, names, limit);
  return similar
    ? `Did you mean ${quote(similar)}?`
    : `Use one of ${names.map(quote).join(', ') || 'none'}.`;
}
