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

/** Many routes that differ in their path and in one module only, whose sources follow each other. */
export type CompactPages = {
  /** What all paths begin and end with, and the rest of each, see `pathList.ts`. */
  p: [start: string, end: string, paths: string];
  /** The prop of the module that differs, and the source of the first. */
  m: [prop: string, first: number];
  /** The modules they share. */
  s: {[prop: string]: ModuleTree};
  /** Their attributes. */
  a: Record<string, unknown>;
};

export type CompactTable = (CompactRoute | CompactPages)[];

/** A route with nothing left out. */
export type RouteEntry = {
  path: string;
  modules: ModuleTree;
  attributes: Record<string, unknown>;
  routes?: RouteEntry[];
};

/** Every route of a compact table, in full. */
export function expandTable(table: CompactTable): RouteEntry[] {
  return table.flatMap((entry): RouteEntry[] => {
    if (Array.isArray(entry)) {
      const [path, modules, attributes, children] = entry;
      return [{path, modules, attributes, ...(children && {routes: expandTable(children)})}];
    }
    const [start, end, list] = entry.p;
    const [prop, first] = entry.m;
    return decodePaths(list).map((rest, i) => ({
      path: start + rest + end,
      modules: {...entry.s, [prop]: first + i},
      attributes: entry.a,
    }));
  });
}
