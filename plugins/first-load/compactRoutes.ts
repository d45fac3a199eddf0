import {isDeepStrictEqual} from 'node:util';
import {encodePaths} from './browser/pathList';
import {
  expandTable,
  type CompactPages,
  type CompactTable,
  type ModuleTree,
  type RouteEntry,
} from './browser/routeTable';
import {formatChanged, type ChunkNames, type Generated, type GeneratedRoute} from './readGenerated';

/** The route table in its compact form. */
export type CompactRoutes = {
  table: CompactTable;
  /** The chunk names behind the table's numbers; those of pages in a row follow each other. */
  sources: string[];
  /** Those of them that most pages need: they belong into the main file. */
  eager: Set<string>;
};

/** Every chunk name that a route's modules mention. */
function chunkNamesIn(modules: ChunkNames): string[] {
  if (typeof modules === 'string') return [modules];
  return Object.values(modules).flatMap((part) => chunkNamesIn(part));
}

/** How many pages a route stands for: itself where nothing is below it. */
function countPages(route: GeneratedRoute): number {
  return route.routes?.reduce((sum, child) => sum + countPages(child), 0) ?? 1;
}

/** For each chunk name how many pages need it. */
function countUses(
  routes: GeneratedRoute[],
  uses = new Map<string, number>(),
): Map<string, number> {
  for (const route of routes) {
    const pages = countPages(route);
    for (const name of chunkNamesIn(route.modules)) uses.set(name, (uses.get(name) ?? 0) + pages);
    if (route.routes) countUses(route.routes, uses);
  }
  return uses;
}

/** The prop that holds the one module that is this page's own, where that is all that is its own. */
function ownProp(route: GeneratedRoute, uses: Map<string, number>): string | undefined {
  if (route.routes || typeof route.modules !== 'object') return undefined;
  const own = Object.entries(route.modules).filter(([, part]) =>
    chunkNamesIn(part).some((name) => uses.get(name) === 1),
  );
  return own.length === 1 && typeof own[0]?.[1] === 'string' ? own[0][0] : undefined;
}

/** What two pages must have in common to stand in one row. */
function rowKey(route: GeneratedRoute, prop: string): string {
  const {[prop]: _own, ...shared} = route.modules as Record<string, ChunkNames>;
  return JSON.stringify([prop, shared, route.attributes, route.path.endsWith('/')]);
}

/** What all paths begin with, up to a slash. */
function commonStart(paths: string[]): string {
  const [first = ''] = paths;
  let length = first.length;
  for (const path of paths) while (!path.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, first.lastIndexOf('/', length - 1) + 1);
}

/** Puts the route table into its compact form, and makes sure that it unfolds to the same table. */
export function compactRoutes({routes, registry}: Generated): CompactRoutes {
  const uses = countUses(routes);
  const pageCount = routes.reduce((sum, route) => sum + countPages(route), 0);
  const sources: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (chunkName: string): number => {
    const known = numbers.get(chunkName);
    if (known !== undefined) return known;
    numbers.set(chunkName, sources.length);
    return sources.push(chunkName) - 1;
  };
  const toTree = (modules: ChunkNames): ModuleTree => {
    if (typeof modules === 'string') return numberOf(modules);
    if (Array.isArray(modules)) return modules.map(toTree);
    return Object.fromEntries(Object.entries(modules).map(([prop, part]) => [prop, toTree(part)]));
  };

  const toPages = (pages: GeneratedRoute[], prop: string): CompactPages => {
    const {[prop]: _own, ...shared} = (pages[0] as GeneratedRoute).modules as Record<
      string,
      ChunkNames
    >;
    const s = toTree(shared) as CompactPages['s'];
    const own = pages.map((page) => numberOf((page.modules as Record<string, string>)[prop] ?? ''));
    const paths = pages.map((page) => page.path);
    const start = commonStart(paths);
    const end = paths.every((path) => path.length > start.length && path.endsWith('/')) ? '/' : '';
    const list = encodePaths(
      paths.map((path) => path.slice(start.length, path.length - end.length)),
    );
    return {p: [start, end, list], m: [prop, own[0] as number], s, a: pages[0]?.attributes ?? {}};
  };

  const toTable = (level: GeneratedRoute[]): CompactTable => {
    const table: CompactTable = [];
    for (let i = 0; i < level.length;) {
      const route = level[i] as GeneratedRoute;
      const prop = ownProp(route, uses);
      let end = i + 1;
      if (prop) {
        const key = rowKey(route, prop);
        const joins = (next: GeneratedRoute | undefined) =>
          next && ownProp(next, uses) === prop && rowKey(next, prop) === key;
        while (joins(level[end])) end += 1;
      }
      if (prop && end - i > 1) {
        table.push(toPages(level.slice(i, end), prop));
      } else {
        const children = route.routes && toTable(route.routes);
        const entry = [route.path, toTree(route.modules), route.attributes] as const;
        table.push(children ? [...entry, children] : [...entry]);
      }
      i = end;
    }
    return table;
  };

  const table = toTable(routes);
  const inFull = (route: GeneratedRoute): RouteEntry => ({
    path: route.path,
    modules: toTree(route.modules),
    attributes: route.attributes,
    ...(route.routes && {routes: route.routes.map(inFull)}),
  });
  if (!isDeepStrictEqual(expandTable(table), routes.map(inFull))) {
    throw new Error(
      'plugins/first-load: the compact route table does not unfold to the routes of this site: mend compactRoutes.ts.',
    );
  }

  const isEager = (name: string) =>
    /^@theme\/|\/__plugin\.json$/.test(registry.get(name) ?? '') &&
    (uses.get(name) ?? 0) * 2 > pageCount;
  return {table, sources, eager: new Set(sources.filter(isEager))};
}

/** Chunk name and request of the page for addresses that are none: Docusaurus' own last route. */
export const NOT_FOUND: [chunkName: string, request: string] = ['not-found', '@theme/NotFound'];

/** The module that takes the place of the generated `routes.js`. */
export function renderRoutesModule(
  {table, sources, eager}: CompactRoutes,
  registry: Map<string, string>,
  createRoutesModule: string,
): string {
  const imports: string[] = [];
  const fetching = (chunkName: string, request: string) =>
    `() => import(/* webpackChunkName: "${chunkName}" */ ${JSON.stringify(request)})`;
  const list = sources.map((chunkName, i) => {
    const request = registry.get(chunkName);
    if (!request) throw formatChanged('registry.js', `an entry for the chunk ${chunkName}`);
    if (!eager.has(chunkName)) return fetching(chunkName, request);
    imports.push(`import * as m${i} from ${JSON.stringify(request)};`);
    return `m${i}`;
  });
  table = [...table, ['*', {__comp: list.length, __context: list.length + 1}, {}]];
  list.push(fetching(...NOT_FOUND), "{default: {plugin: {name: 'native', id: 'default'}}}");
  return `${imports.join('\n')}
import {createRoutes} from ${JSON.stringify(createRoutesModule)};

export default createRoutes(${JSON.stringify(table)}, [
${list.join(',\n')}
]);
`;
}
