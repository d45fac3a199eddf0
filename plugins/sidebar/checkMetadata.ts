/** What search engines and readers tell pages apart by. */
export interface DescribedPage {
  /** The file of the page, relative to the site: `docs/react-charts/bars/index.mdx`. */
  file: string;
  title: string;
  description?: string;
}

/**
 * Lists pages of one language that share their title or description with an earlier page, one line each. Pages without one are
 * reported elsewhere.
 */
export function listSharedMetadata(pages: readonly DescribedPage[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, ...fields}) =>
    (['title', 'description'] as const).flatMap((field) => {
      const value = fields[field]?.trim() ?? '';
      const key = `${field} ${value.toLowerCase()}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? file);
      return owner !== undefined && value !== ''
        ? [`${file}: The ${field} "${value}" is that of ${owner}. Write another one.`]
        : [];
    }),
  );
}
