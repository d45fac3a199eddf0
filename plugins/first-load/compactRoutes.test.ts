import fs from 'node:fs';
import {expandTable} from './browser/routeTable';
import {compactRoutes, renderRoutesModule} from './compactRoutes';
import {writeGenerated} from './fixtures/writeGenerated';
import {readGenerated, type Generated} from './readGenerated';

describe('compactRoutes', () => {
  let generated: Generated;
  beforeAll(async () => {
    const folder = await writeGenerated();
    generated = readGenerated(folder);
    fs.rmSync(folder, {recursive: true});
  });

  it('unfolds to the routes that Docusaurus wrote', () => {
    const {table, sources} = compactRoutes(generated);
    const [docs, log, home] = expandTable(table);
    const request = (index: unknown) => generated.registry.get(sources[index as number] ?? '');
    const pages = docs?.routes?.[0]?.routes?.[0]?.routes ?? [];
    expect(pages.map(({path}) => path)).toEqual([
      '/x/harbour/',
      '/x/harbour/pier/',
      "/x/light'house/",
    ]);
    expect(pages.map(({modules}) => request((modules as {content: number}).content))).toEqual([
      '@site/docs/harbour/index.mdx',
      '@site/docs/harbour/pier/index.mdx',
      "@site/docs/light'house/index.mdx",
    ]);
    expect(pages[2]?.attributes).toEqual({exact: true, sidebar: 'docs'});
    expect(log?.attributes).toEqual({exact: true, 'data-shown': [1, {two: 3}]});
    expect(home?.path).toBe('/');
  });

  it('writes the paths of pages in a row as one list', () => {
    expect(JSON.stringify(compactRoutes(generated).table)).toContain(
      `["/x/","/","0harbour\\n1pier\\n0light'house"]`,
    );
  });

  it('puts into the main file what most pages need, and no page', () => {
    const {eager} = compactRoutes(generated);
    expect([...eager].map((name) => generated.registry.get(name)).sort()).toEqual([
      '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
      '@theme/DocItem',
      '@theme/DocRoot',
      '@theme/DocVersionRoot',
      '@theme/DocsRoot',
    ]);
  });

  it('renders a module that fetches a page by its chunk name and ends in the 404 route', () => {
    const code = renderRoutesModule(compactRoutes(generated), generated.registry, '/create');
    const [chunkName] =
      [...generated.registry].find(([, request]) => request.endsWith('pier/index.mdx')) ?? [];
    expect(code).toContain(
      `() => import(/* webpackChunkName: "${chunkName}" */ "@site/docs/harbour/pier/index.mdx")`,
    );
    expect(code).toContain('from "@theme/DocItem"');
    expect(code).toMatch(/\["\*",\{"__comp":\d+,"__context":\d+\},\{\}\]\]/);
  });

  it('names the file when a module is missing', () => {
    const compact = compactRoutes(generated);
    expect(() => renderRoutesModule(compact, new Map(), '/create')).toThrow(
      /registry\.js is not what/,
    );
  });
});
