import fs from 'node:fs';
import {
  compactRoutes,
  expandRoutes,
  renderRoutesModule,
  renderSiteMapModule,
} from './compactRoutes';
import {writeGenerated, writeRoutes} from './fixtures/writeGenerated';
import {readGenerated, type Generated} from './readGenerated';

const FILES = {createRoutes: '/create', pages: '/pages', siteMap: '/siteMap'};

describe('compactRoutes', () => {
  let generated: Generated;
  beforeAll(async () => {
    const folder = await writeGenerated();
    generated = readGenerated(folder);
    fs.rmSync(folder, {recursive: true});
  });

  it('unfolds to the routes that Docusaurus wrote', () => {
    expect(expandRoutes(compactRoutes(generated))).toEqual(generated.routes);
  });

  it('writes pages in a row apart from the table, their paths as one list', () => {
    const {table, rows} = compactRoutes(generated);
    expect(JSON.stringify(table)).not.toContain('harbour');
    expect(rows[0]?.paths).toEqual(['/x/', '/', "0harbour\n1pier\n0light'house"]);
    expect(rows[0]?.own.map((name) => generated.registry.get(name))).toEqual([
      '@site/docs/harbour/index.mdx',
      '@site/docs/harbour/pier/index.mdx',
      "@site/docs/light'house/index.mdx",
    ]);
  });

  it('puts into the main file what most pages need, and no page', () => {
    const {eager} = compactRoutes(generated);
    expect([...eager].map((name) => generated.registry.get(name)).sort()).toEqual([
      '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
      expect.stringMatching(/^@generated\/.+\/p\/x-\w+\.json$/),
      '@theme/DocItem',
      '@theme/DocRoot',
      '@theme/DocVersionRoot',
      '@theme/DocsRoot',
    ]);
  });

  it('renders the same module for three pages as for a hundred, and one that fetches each', async () => {
    const render = ({routes, registry}: Generated) =>
      renderRoutesModule(compactRoutes({routes, registry}), registry, FILES);
    const folder = await writeGenerated(writeRoutes(100));
    const many = readGenerated(folder);
    fs.rmSync(folder, {recursive: true});
    // The chunks of the few pages that are no docs have names of their own.
    const shape = (code: string) => code.replaceAll(/webpackChunkName: "\w+"/g, '');
    expect(shape(render(many))).toBe(shape(render(generated)));
    const siteMap = renderSiteMapModule(compactRoutes(many).rows, many.registry, {}, '/create');
    expect(siteMap.match(/import\(/g)).toHaveLength(100);
  });

  it('renders a module that ends in the 404 route', () => {
    const code = renderRoutesModule(compactRoutes(generated), generated.registry, FILES);
    expect(code).toContain('from "@theme/DocItem"');
    expect(code).toMatch(/\["\*",\{"__comp":\d+,"__context":\d+\},\{\}\]\]/);
  });

  it('names the file when a module is missing', () => {
    const compact = compactRoutes(generated);
    expect(() => renderRoutesModule(compact, new Map(), FILES)).toThrow(/registry\.js is not what/);
  });
});
