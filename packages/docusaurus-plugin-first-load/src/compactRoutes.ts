import {isDeepStrictEqual} from 'node:util';
import {encodePaths} from './browser/pathList';
import {
  expandPaths,
  type CompactTable,
  type ModuleTree,
  type PageRow,
  type RowPaths,
} from './browser/routeTable';
import type {CompactSidebars} from './browser/expandSidebars';
import {formatChanged} from './formatChanged';
import type {ChunkNames, Generated, GeneratedRoute} from './readGenerated';

/** The route table in its compact format. */
export type CompactRoutes = {
  table: CompactTable;
  /** Chunk names, in the order of the indexes in the table. */
  sources: string[];
  /** The pages of each row of the table. */
  rows: PagesOfRow[];
  /** Chunk names that most pages need, so they're part of the main file. */
  eager: Set<string>;
};

/**
 * The pages of a row. They're stored separately from the table, so that the size of the table
 * doesn't depend on their number.
 */
export type PagesOfRow = {
  paths: RowPaths;
  /** The chunk name of each page's own module. */
  own: string[];
  attributes: Record<string, unknown>;
};

/** Returns all chunk names in the modules of a route. */
function chunkNamesIn(modules: ChunkNames): string[] {
  if (typeof modules === 'string') return [modules];
  return Object.values(modules).flatMap((part) => chunkNamesIn(part));
}

/** Returns the number of pages of a route, which is 1 for a route without children. */
function countPages(route: GeneratedRoute): number {
  return route.routes?.reduce((sum, child) => sum + countPages(child), 0) ?? 1;
}

/** Returns the number of pages that need each chunk. */
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

/**
 * Returns the prop of the only module that no other page uses; `undefined` if there are none or
 * several.
 */
function ownProp(route: GeneratedRoute, uses: Map<string, number>): string | undefined {
  if (route.routes || typeof route.modules !== 'object') return undefined;
  const own = Object.entries(route.modules).filter(([, part]) =>
    chunkNamesIn(part).some((name) => uses.get(name) === 1),
  );
  return own.length === 1 && typeof own[0]?.[1] === 'string' ? own[0][0] : undefined;
}

/** Returns the same key for pages that can share a row. */
function rowKey(route: GeneratedRoute, prop: string): string {
  const {[prop]: _own, ...shared} = route.modules as Record<string, ChunkNames>;
  return JSON.stringify([prop, shared, route.attributes, route.path.endsWith('/')]);
}

/** Returns the common prefix of all paths, up to a slash. */
function commonStart(paths: string[]): string {
  const [first = ''] = paths;
  let length = first.length;
  for (const path of paths) while (!path.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, first.lastIndexOf('/', length - 1) + 1);
}

/** Expands a compact route table to the complete routes. */
export function expandRoutes({table, sources, rows}: CompactRoutes): GeneratedRoute[] {
  const toNames = (tree: ModuleTree): ChunkNames => {
    if (typeof tree === 'number') return sources[tree] ?? '';
    if (Array.isArray(tree)) return tree.map(toNames);
    return Object.fromEntries(Object.entries(tree).map(([prop, part]) => [prop, toNames(part)]));
  };
  const expand = (level: CompactTable): GeneratedRoute[] =>
    level.flatMap((entry): GeneratedRoute[] => {
      if (Array.isArray(entry)) {
        const [path, modules, attributes, children] = entry;
        return [
          {
            path,
            modules: toNames(modules),
            attributes,
            ...(children && {routes: expand(children)}),
          },
        ];
      }
      const {row, own, shared, attributes} = entry;
      const pages = rows[row] as PagesOfRow;
      return expandPaths(pages.paths).map((path, i) => ({
        path,
        modules: {...(toNames(shared) as Record<string, ChunkNames>), [own]: pages.own[i] ?? ''},
        attributes,
      }));
    });
  return expand(table);
}

/**
 * Converts the route table to its compact format, and checks that it expands to the same routes.
 */
export function compactRoutes({routes, registry}: Generated): CompactRoutes {
  const uses = countUses(routes);
  const pageCount = routes.reduce((sum, route) => sum + countPages(route), 0);
  const sources: string[] = [];
  const rows: PagesOfRow[] = [];
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

  const toRow = (pages: GeneratedRoute[], prop: string): PageRow => {
    const [first] = pages as [GeneratedRoute];
    const {attributes} = first;
    const {[prop]: _own, ...shared} = first.modules as Record<string, ChunkNames>;
    const paths = pages.map((page) => page.path);
    const start = commonStart(paths);
    const end = paths.every((path) => path.length > start.length && path.endsWith('/')) ? '/' : '';
    const list = encodePaths(
      paths.map((path) => path.slice(start.length, path.length - end.length)),
    );
    const own = pages.map((page) => (page.modules as Record<string, string>)[prop] ?? '');
    const row = rows.push({paths: [start, end, list], own, attributes}) - 1;
    return {row, own: prop, shared: toTree(shared) as PageRow['shared'], attributes};
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
        table.push(toRow(level.slice(i, end), prop));
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
  // Every page of the docs needs the props of its version, which are small because the sidebars are
  // empty here.
  const isEager = (name: string) =>
    /^@theme\/|\/__plugin\.json$|^@generated\/.+\/p\/.+\.json$/.test(registry.get(name) ?? '') &&
    (uses.get(name) ?? 0) * 2 > pageCount;
  const compact = {table, sources, rows, eager: new Set(sources.filter(isEager))};
  if (!isDeepStrictEqual(expandRoutes(compact), routes)) {
    throw new Error(
      'docusaurus-plugin-first-load: The compact route table doesn\'t expand to the routes of this site. Fix "compactRoutes.ts".',
    );
  }
  return compact;
}

/** Chunk name and request of the 404 page, which is Docusaurus' last route. */
export const NOT_FOUND: [chunkName: string, request: string] = ['not-found', '@theme/NotFound'];

const fetching = (chunkName: string, request: string) =>
  `() => import(/* webpackChunkName: "${chunkName}" */ ${JSON.stringify(request)})`;

/** Returns the request of the module with a chunk name. */
export function requestOf(registry: Map<string, string>, chunkName: string): string {
  const request = registry.get(chunkName);
  if (!request) throw formatChanged('registry.js', `an entry for the chunk ${chunkName}`);
  return request;
}

/**
 * Returns the source of the module that replaces the generated `routes.js`. It doesn't depend on
 * the number of pages.
 */
export function renderRoutesModule(
  {table, sources, eager}: Pick<CompactRoutes, 'table' | 'sources' | 'eager'>,
  registry: Map<string, string>,
  files: {createRoutes: string; pages: string; siteMap: string},
): string {
  const imports: string[] = [];
  const list = sources.map((chunkName, i) => {
    const request = requestOf(registry, chunkName);
    if (!eager.has(chunkName)) return fetching(chunkName, request);
    imports.push(`import * as m${i} from ${JSON.stringify(request)};`);
    return `m${i}`;
  });
  table = [...table, ['*', {__comp: list.length, __context: list.length + 1}, {}]];
  list.push(fetching(...NOT_FOUND), "{default: {plugin: {name: 'native', id: 'default'}}}");
  return `${imports.join('\n')}
import {createRoutes} from ${JSON.stringify(files.createRoutes)};
import {Pages} from ${JSON.stringify(files.pages)};

export const pages = new Pages(
  (id) => __webpack_require__(id),
  () => import(/* webpackChunkName: "site-map" */ ${JSON.stringify(files.siteMap)}).then((module) => module.default),
);

export default createRoutes(${JSON.stringify(table)}, [
${list.join(',\n')}
], pages);
`;
}

/**
 * Returns the source of the module with all data that grows with the number of pages: how to fetch
 * each page, and the sidebars of each version.
 */
export function renderSiteMapModule(
  rows: PagesOfRow[],
  registry: Map<string, string>,
  sidebars: Record<string, CompactSidebars>,
  createSiteMapModule: string,
): string {
  const list = rows.map(
    ({paths, own}) =>
      `[${JSON.stringify(paths)}, [\n${own.map((name) => fetching(name, requestOf(registry, name))).join(',\n')}\n]]`,
  );
  return `import {createSiteMap} from ${JSON.stringify(createSiteMapModule)};

export default createSiteMap([${list.join(',\n')}], ${JSON.stringify(sidebars)});
`;
}
