import {decodePaths} from './pathList';

/**
 * The modules of a route, by the name of the prop that receives them, as indexes into a list of
 * sources.
 */
export type ModuleTree = number | ModuleTree[] | {[prop: string]: ModuleTree};

/** A route: path, modules, attributes, and children. */
export type CompactRoute = [
  path: string,
  modules: ModuleTree,
  attributes: Record<string, unknown>,
  children?: CompactTable,
];

/**
 * A row: many pages that only differ in their path and in one module. The pages are stored
 * separately, see `pages.ts`, so that the size of the table doesn't depend on their number.
 */
export type PageRow = {
  /** Index of the row among all rows of the table. */
  row: number;
  /** The prop that receives the page's own module. */
  own: string;
  /** The modules that all pages of the row share. */
  shared: {[prop: string]: ModuleTree};
  attributes: Record<string, unknown>;
};

export type CompactTable = (CompactRoute | PageRow)[];

/**
 * The paths of a row: their common prefix, their common suffix, and the rest of each, see
 * `pathList.ts`.
 */
export type RowPaths = [start: string, end: string, paths: string];

/** Returns the complete paths of a row. */
export function expandPaths([start, end, list]: RowPaths): string[] {
  return decodePaths(list).map((rest) => start + rest + end);
}
