import fs from 'node:fs';
import {formatChanged} from './formatChanged';

type Manifest = {origins: Record<string, (string | number)[]>};

type Compiler = {hooks: {afterEmit: {tap(name: string, callback: () => void): void}}};

/**
 * Lets the HTML of a page name the page's own chunks, so that the browser fetches them together with the main file
 * and not one round trip later. Docusaurus looks a page's modules up in its manifest by their request, but the
 * manifest knows chunk names only.
 */
export function addPageChunksToManifest(
  file: string,
  modules: [chunkName: string, request: string][],
) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap('first-load', () => {
        const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Manifest>;
        const {origins} = manifest;
        if (!origins) throw formatChanged('client-manifest.json', '"origins" by chunk name');
        for (const [chunkName, request] of modules) {
          const chunks = origins[chunkName];
          if (chunks) origins[request] = chunks;
        }
        fs.writeFileSync(file, JSON.stringify(manifest));
      });
    },
  };
}
