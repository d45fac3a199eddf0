/**
 * Encodes a list of paths compactly. Each line starts with a digit, the number of leading folders
 * that it shares with the previous line, followed by the rest of the path: `a/b/c`, `a/b/d` →
 * `0a/b/c`, `2d`.
 */
export function encodePaths(paths: string[]): string {
  let previous: string[] = [];
  return paths
    .map((path) => {
      const parts = path.split('/');
      const last = Math.min(parts.length - 1, previous.length, 9);
      let shared = 0;
      while (shared < last && parts[shared] === previous[shared]) shared += 1;
      previous = parts;
      return shared + parts.slice(shared).join('/');
    })
    .join('\n');
}

/** Decodes a list from {@link encodePaths}. */
export function decodePaths(list: string): string[] {
  let previous: string[] = [];
  return list.split('\n').map((line) => {
    previous = [...previous.slice(0, Number(line[0])), ...line.slice(1).split('/')];
    return previous.join('/');
  });
}
