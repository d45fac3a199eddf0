import {expandSidebars, type CompactSidebars} from './expandSidebars';
import type {SiteMap} from './pages';
import {expandPaths, type RowPaths} from './routeTable';

/** The site map from what the build writes: paths and what fetches the page of each, row by row, and the sidebars of each version. */
export function createSiteMap(
  rows: [paths: RowPaths, fetch: (() => Promise<unknown>)[]][],
  sidebars: Record<string, CompactSidebars>,
): SiteMap {
  return {
    rows: rows.map(
      ([paths, fetch]) => new Map(expandPaths(paths).map((path, i) => [path, fetch[i]!])),
    ),
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([version, compact]) => [version, expandSidebars(compact)]),
    ),
  };
}
