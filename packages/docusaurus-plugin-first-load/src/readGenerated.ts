import fs from 'node:fs';
import path from 'node:path';
import {formatChanged} from './formatChanged';
import {evaluate, parseRegistry} from './registry';

/**
 * The modules of one route in Docusaurus' format: a chunk name, or arrays and objects of chunk
 * names.
 */
export type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

/** One route of the generated route table, joined with the chunk names of its modules. */
export type GeneratedRoute = {
  path: string;
  modules: ChunkNames;
  /** `exact`, `sidebar`, and any other attributes that a plugin added to the route. */
  attributes: Record<string, unknown>;
  routes?: GeneratedRoute[];
};

/** Files that Docusaurus generates for the bundler, parsed. */
export type Generated = {
  routes: GeneratedRoute[];
  /** Chunk name → module request. */
  registry: Map<string, string>;
};

type RawRoute = {
  path: string;
  component: string | null;
  routes?: RawRoute[];
  [attribute: string]: unknown;
};

/** Parses `routes.js` and joins each route with its entry in `routesChunkNames.json`. */
export function parseRoutes(
  code: string,
  chunkNames: Record<string, ChunkNames>,
): GeneratedRoute[] {
  const component = (routePath: string, hash?: string): string | null =>
    hash === undefined ? null : `${routePath}-${hash}`;
  const raw = evaluate('routes.js', code, {ComponentCreator: component}) as RawRoute[] | undefined;
  if (!Array.isArray(raw) || raw.at(-1)?.path !== '*' || raw.at(-1)?.component !== null) {
    throw formatChanged('routes.js', 'a list of routes that ends in the 404 route');
  }
  const join = ({path: routePath, component: key, routes, ...attributes}: RawRoute) => {
    const modules = key === null ? undefined : chunkNames[key];
    if (!modules) throw formatChanged('routesChunkNames.json', `an entry for ${routePath}`);
    const route: GeneratedRoute = {path: routePath, modules, attributes};
    if (routes) route.routes = routes.map(join);
    return route;
  };
  return raw.slice(0, -1).map(join);
}

/** Reads the route table that Docusaurus generated for the site. */
export function readGenerated(generatedFilesDir: string): Generated {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  return {
    registry: parseRegistry(read('registry.js')),
    routes: parseRoutes(
      read('routes.js'),
      JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>,
    ),
  };
}
