import fs from 'node:fs';
import path from 'node:path';
import {writeGenerated} from './fixtures/writeGenerated';
import {parseRoutes, readGenerated, type GeneratedRoute} from './readGenerated';
import {parseRegistry} from './registry';

/** Returns the paths as a tree. */
const outline = (routes: GeneratedRoute[]): unknown =>
  routes.map((route) => (route.routes ? [route.path, outline(route.routes)] : route.path));

let folder: string;
beforeAll(async () => {
  folder = await writeGenerated();
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

it('reads the routes that Docusaurus writes, in order and with their attributes', () => {
  const {routes} = readGenerated(folder);
  expect(outline(routes)).toEqual([
    ['/x/', [['/x/', [['/x/', ['/x/harbour/', '/x/harbour/pier/', "/x/light'house/"]]]]]],
    '/log/',
    '/',
  ]);
  expect(routes[0]?.routes?.[0]?.routes?.[0]?.routes?.[0]?.attributes).toEqual({
    exact: true,
    sidebar: 'docs',
  });
  expect(routes[1]?.attributes).toEqual({exact: true, 'data-shown': [1, {two: 3}]});
});

it('reads which modules a route has, in lists and objects too', () => {
  const {routes, registry} = readGenerated(folder);
  const toRequests = (part: unknown): unknown => {
    if (typeof part === 'string') return registry.get(part);
    if (Array.isArray(part)) return part.map(toRequests);
    return Object.fromEntries(
      Object.entries(part as object).map(([key, value]) => [key, toRequests(value)]),
    );
  };
  expect(toRequests(routes[0]?.modules)).toEqual({
    __comp: '@theme/DocsRoot',
    __context: {plugin: '@generated/docusaurus-plugin-content-docs/default/__plugin.json'},
  });
  expect(toRequests(routes[1]?.modules)).toEqual({
    __comp: '@theme/LogPage',
    items: [{content: '@site/log/a.md'}, {content: '@site/log/b.md?truncated=true'}],
    sidebar: '@generated/log.json',
  });
});

it('names the file whose format changed', () => {
  const routes = fs.readFileSync(path.join(folder, 'routes.js'), 'utf8');
  expect(() => parseRoutes(routes, {})).toThrow(/routesChunkNames\.json" must have the format/);
  expect(() => parseRoutes('export default {}', {})).toThrow(/routes\.js" must have the format/);
  expect(() => parseRegistry('export default {a: "@site/a"}')).toThrow(
    /registry\.js" must have the format/,
  );
  expect(() => parseRegistry('export const registry = {}')).toThrow(
    /registry\.js" must have the format/,
  );
});
