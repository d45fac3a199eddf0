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

let generated: Generated;
beforeAll(async () => {
  const folder = await writeGenerated();
  generated = readGenerated(folder);
  fs.rmSync(folder, {recursive: true});
});

it('expands to the routes that Docusaurus generated', () => {
  expect(expandRoutes(compactRoutes(generated))).toEqual(generated.routes);
});

it('renders the same module for three pages as for a hundred, and one that fetches each', async () => {
  const render = ({routes, registry}: Generated) =>
    renderRoutesModule(compactRoutes({routes, registry}), registry, FILES);
  const folder = await writeGenerated(writeRoutes(100));
  const many = readGenerated(folder);
  fs.rmSync(folder, {recursive: true});
  // Chunks of the few pages outside the docs have different names.
  const shape = (code: string) => code.replaceAll(/webpackChunkName: "\w+"/g, '');
  expect(shape(render(many))).toBe(shape(render(generated)));
  const siteMap = renderSiteMapModule(compactRoutes(many).rows, many.registry, {}, '/create');
  expect(siteMap.match(/import\(/g)).toHaveLength(100);
});

it('names the file when a module is missing', () => {
  const compact = compactRoutes(generated);
  expect(() => renderRoutesModule(compact, new Map(), FILES)).toThrow(
    /registry\.js" must have the format/,
  );
});
