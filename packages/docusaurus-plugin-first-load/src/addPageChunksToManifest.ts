import fs from 'node:fs';
import {formatChanged} from './formatChanged';

type Manifest = {origins: Record<string, (string | number)[]>};

type Compiler = {hooks: {afterEmit: {tap(name: string, callback: () => void): void}}};

/**
 * Adds the chunks of each page to the manifest, so that its HTML references them and the browser
 * fetches them together with the main file instead of one round trip later. Docusaurus looks up a
 * page's modules in the manifest by their request, but the manifest only contains chunk names.
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
