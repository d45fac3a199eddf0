import type {PageTitles} from '../pages/shared';

/** The content of a catalog of titles. */
type Catalog = Partial<Record<'pages' | 'titles' | 'unwritten', PageTitles>>;

const read = (text: string) => JSON.parse(text) as Catalog;

const print = (catalog: Catalog): string => `${JSON.stringify(catalog, null, 2)}\n`;

/** Adds the title of a new page to the catalog, below that of another. */
export function addTitle(text: string, row: string, title: string, above: string): string {
  const catalog = read(text);
  const {[row]: _, ...unwritten} = catalog.unwritten ?? {};
  const entries = Object.entries(catalog.pages ?? {}).filter(([key]) => key !== row);
  const at = entries.findIndex(([key]) => key === above) + 1 || entries.length;
  return print({
    ...catalog,
    pages: Object.fromEntries(entries.toSpliced(at, 0, [row, title])),
    ...(catalog.unwritten && {unwritten}),
  });
}

/**
 * Moves the titles of a page and of those below it to another path in the catalog.
 *
 * @param olderKeys the paths of older versions, which share the catalog and keep their titles
 */
export function moveTitles(
  text: string,
  from: string,
  to: string,
  olderKeys: ReadonlySet<string>,
): string {
  const move = (titles: PageTitles): PageTitles =>
    Object.fromEntries(
      Object.entries(titles).flatMap(([key, title]): [string, string][] => {
        if (key !== from && !key.startsWith(`${from}/`)) {
          return [[key, title]];
        }
        const moved: [string, string] = [to + key.slice(from.length), title];
        return olderKeys.has(key) ? [moved, [key, title]] : [moved];
      }),
    );
  return print(
    Object.fromEntries(Object.entries(read(text)).map(([part, titles]) => [part, move(titles)])),
  );
}
