/** Words of a path that don't describe its page. */
const IGNORED_WORDS = new Set(['x', 'react', 'index', 'html', 'htm', 'md', 'docs', 'en', 'zh']);

/** Returns the words of a path, for a search: `/x/react-charts/pie_demo.html` → `charts pie demo`. */
export function extractPathWords(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // The path is malformed, so it's searched as it is.
  }
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IGNORED_WORDS.has(word));
  return [...new Set(words)].join(' ').slice(0, 80);
}
