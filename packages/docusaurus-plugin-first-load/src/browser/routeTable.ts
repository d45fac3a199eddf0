import {decodePaths} from './pathList';

/** The modules of a route by the name of the prop they become: indices into a list of sources. */
export type ModuleTree = number | ModuleTree[] | {[prop: string]: ModuleTree};

/** One route: path, modules, attributes, children. */
export type CompactRoute = [
  path: string,
  modules: ModuleTree,
  attributes: Record<string, unknown>,
  children?: CompactTable,
];

/**
 * Many pages that differ in their path and in one module only. Which pages these are is written elsewhere, see
 * `pages.ts`: the table is the same however many there are.
 */
export type PageRow = {
  /** The number of the row among all rows of the table. */
  row: number;
  /** The prop that the page's own module becomes. */
  own: string;
  /** The modules that all pages of the row share. */
  shared: {[prop: string]: ModuleTree};
  attributes: Record<string, unknown>;
};

export type CompactTable = (CompactRoute | PageRow)[];

/** The paths of a row: what all begin and end with, and the rest of each, see `pathList.ts`. */
export type RowPaths = [start: string, end: string, paths: string];

/** The paths of a row, in full. */
export function expandPaths([start, end, list]: RowPaths): string[] {
  return decodePaths(list).map((rest) => start + rest + end);
}
