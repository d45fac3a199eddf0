import {movePath} from './rewriteLinks';

/** A path before and after a page has moved, with a slash at both ends. */
export type Move = readonly [from: string, to: string];

/** The content of `plugins/redirects/renames.json`. */
interface Renames {
  pages: Record<string, string[]>;
  shortLinks: object;
}

/** The content of `plugins/versions/aliases.json`, by version. */
type Aliases = Record<string, {renamed: [current: string, older: string][]}>;

const byteOrder = (a: string, b: string) => (a < b ? -1 : 1);

/** Prints a table with each list of strings on one line. */
const print = (table: object): string =>
  `${JSON.stringify(table, null, 2).replace(
    /\[\s+([^[\]{}]+?)\s+\]/g,
    (_, list: string) => `[${list.replace(/\s*\n\s*/g, ' ')}]`,
  )}\n`;

/**
 * Updates `plugins/redirects/renames.json` after pages have moved: their old paths redirect to the
 * new ones, paths that redirected to them redirect straight to the new ones, and paths that are
 * pages again don't redirect.
 */
export function moveRedirects(text: string, moves: readonly Move[]): string {
  const table = JSON.parse(text) as Renames;
  for (const [from, to] of moves) {
    const {[from]: own = [], ...others} = table.pages;
    const pages = Object.entries({...others, [to]: [...(others[to] ?? []), ...own, from]});
    table.pages = Object.fromEntries(
      pages
        .map(([page, list]): [string, string[]] => [
          page,
          [...new Set(list)].filter((old) => old !== to).sort(byteOrder),
        ])
        .filter(([, list]) => list.length > 0)
        .sort(([a], [b]) => byteOrder(a, b)),
    );
    // Short URLs contain the page that they redirect to.
    const short = JSON.stringify(table.shortLinks);
    table.shortLinks = JSON.parse(
      movePath(short, from.slice('/x/'.length, -1), to.slice('/x/'.length, -1)),
    ) as object;
  }
  return print(table);
}

/**
 * Updates `plugins/versions/aliases.json` after pages of the current docs have moved away from
 * paths that an older version still has.
 *
 * @param isOlderPage returns whether an older version has a page at a path
 */
export function moveAliases(
  text: string,
  moves: readonly Move[],
  isOlderPage: (version: string, pathname: string) => boolean,
): string {
  const table = JSON.parse(text) as Aliases;
  for (const [version, aliases] of Object.entries(table)) {
    for (const [from, to] of moves) {
      const isKnown = aliases.renamed.some(([current]) => current === from);
      aliases.renamed = aliases.renamed
        .map((pair): typeof pair => (pair[0] === from ? [to, pair[1]] : pair))
        .filter(([current, older]) => current !== older);
      if (!isKnown && isOlderPage(version, from)) {
        aliases.renamed.push([to, from]);
      }
    }
  }
  return print(table);
}
