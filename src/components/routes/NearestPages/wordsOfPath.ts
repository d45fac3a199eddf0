/** Parts of a path that say nothing about its page. */
const EMPTY_WORDS = new Set(['x', 'react', 'index', 'html', 'htm', 'md', 'docs', 'en', 'zh']);

/** Returns the words of a path, for a search: `/x/react-charts/pie_demo.html` → `charts pie demo`. */
export function wordsOfPath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // A malformed address is searched as it is.
  }
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word));
  return [...new Set(words)].join(' ').slice(0, 80);
}
