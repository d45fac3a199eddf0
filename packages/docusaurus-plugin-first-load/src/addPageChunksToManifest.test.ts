import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {addPageChunksToManifest} from './addPageChunksToManifest';

/** Docusaurus' function for finding the files that the HTML of a page references. */
const {getBundles} = createRequire(require.resolve('@docusaurus/core/package.json'))(
  'react-loadable-ssr-addon-v5-slorber',
) as {getBundles(manifest: unknown, modules: string[]): {js?: {file: string}[]}};

/** Runs the plugin on a manifest file with this content. */
function amend(text: string): unknown {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-load-'));
  const file = path.join(folder, 'client-manifest.json');
  fs.writeFileSync(file, text);
  let emit = () => {};
  addPageChunksToManifest(file, [
    ['c1', '@site/docs/index.mdx'],
    ['c2', '@theme/InMainFile'],
  ]).apply({hooks: {afterEmit: {tap: (_name, callback) => (emit = callback)}}});
  emit();
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

it("lets Docusaurus find a page's own chunks", () => {
  const manifest = amend(
    JSON.stringify({
      entrypoints: ['main'],
      origins: {main: [0], c1: [1, 2]},
      assets: {0: {js: [{file: 'main.js'}]}, 1: {js: [{file: '1.js'}]}, 2: {js: [{file: '2.js'}]}},
    }),
  );
  const {js} = getBundles(manifest, ['main', '@theme/InMainFile', '@site/docs/index.mdx']);
  expect(js?.map(({file}) => file)).toEqual(['main.js', '1.js', '2.js']);
});

it('throws if the format changed', () => {
  expect(() => amend('{"chunks": {}}')).toThrow(/client-manifest\.json" must have the format/);
});
