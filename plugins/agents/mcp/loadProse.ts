import fs from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {
  EXCERPT_LENGTH,
  type Pagefind,
  type PagefindModule,
} from '../../../src/components/Search/engine/readProse';

/**
 * Loads the index of the full text of a build, which brings its own module. That module fetches its files as in a browser: from
 * here on `fetch` of this process reads files of that folder, and nothing else.
 */
export async function loadProse(folder: string): Promise<Pagefind> {
  const base = pathToFileURL(`${folder}${path.sep}`).href;
  globalThis.fetch = async (input) => {
    const address = new URL(input instanceof Request ? input.url : input);
    // A browser's cache is passed by with a question mark.
    address.search = '';
    if (!address.href.startsWith(base)) {
      throw new Error(`${address.href} is no file of the index: nothing is read from the network`);
    }
    return new Response(new Uint8Array(await fs.readFile(address)));
  };
  const {createInstance} = (await import(`${base}pagefind.js`)) as PagefindModule;
  return createInstance({basePath: base, excerptLength: EXCERPT_LENGTH});
}
