import {expandSidebars, type CompactSidebars} from './expandSidebars';
import type {SiteMap} from './pages';
import {expandPaths, type RowPaths} from './routeTable';

/**
 * Creates the site map from the generated data: for each row, the paths and the functions that
 * fetch the pages; for each version, the sidebars.
 */
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
