import {EXCERPT_LENGTH, type Pagefind, type PagefindModule} from '@mui-x-docs/search/readFullText';
import type {Docs} from './loadDocs';

/** The version of the script, which the build of this package writes here. */
declare const PAGEFIND_VERSION: string;

/** Stands for the folder of the index: the script asks for its files as a browser does, by address. */
const BASE = 'https://index.invalid/';

/**
 * Loads the index of the full text of a site, by a script of this package: none of the site's own is run. From here on
 * `fetch` of this process reads files of that index, and nothing else.
 *
 * @param script address of the script.
 * @returns nothing where the index was written by another version of pagefind: the names are searched all the same.
 */
export async function loadFullText(docs: Docs, script: string): Promise<Pagefind | undefined> {
  globalThis.fetch = async (input) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (!address.href.startsWith(BASE)) {
      throw new Error(`${address.href} is no file of the index`);
    }
    return new Response(new Uint8Array(await docs.readSearchFile(address.pathname.slice(1))));
  };
  const entry = JSON.parse((await docs.readSearchFile('pagefind-entry.json')).toString('utf8')) as {
    version: string;
  };
  if (entry.version !== PAGEFIND_VERSION) {
    return undefined;
  }
  const {createInstance} = (await import(script)) as PagefindModule;
  return createInstance({basePath: BASE, excerptLength: EXCERPT_LENGTH});
}
