interface StyleGroup {
  name: string;
  type: 'css/mini-extract';
  test: RegExp;
  chunks: 'all';
  enforce: true;
  priority: number;
}

/**
 * Groups for `optimization.splitChunks.cacheGroups`, ahead of the group of all styles, which has priority 50. Docusaurus puts all
 * styles into one file, because several files may come in any order.
 *
 * @param apart the name of each file, and the style sheets that go into it
 */
export function styleGroups(apart: Readonly<Record<string, RegExp>>): Record<string, StyleGroup> {
  return Object.fromEntries(
    Object.entries(apart).map(([name, test]) => [
      name,
      {name, type: 'css/mini-extract', test, chunks: 'all', enforce: true, priority: 60},
    ]),
  );
}
