/** Returns a string as parts; the parts at odd positions match one of the words. */
export function splitMatches(text: string, words: string[]): string[] {
  const patterns = words
    .filter(Boolean)
    // Longer words first, so “refunds” wins over “refund”.
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return patterns.length > 0
    ? text.split(new RegExp(`(${patterns.join('|')})`, 'i'))
    : [text];
}
