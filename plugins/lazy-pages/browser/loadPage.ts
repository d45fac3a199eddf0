import {COMPILE_PATH} from '../shared';

/** The loader of a page, and its module id. */
type CompiledPage = [load: () => Promise<unknown>, id: string];

let compiled: Readonly<Record<string, CompiledPage>> = {};
const loaded = new Set<string>();
const waiting = new Set<() => void>();

/**
 * Sets the pages that are compiled, and resolves the requests that wait for them.
 *
 * @param isLoaded returns whether a module is loaded: an update removes the modules that it replaces
 * @returns `true` if a page that this tab has loaded needs an update
 */
export function setCompiledPages(
  pages: Readonly<Record<string, CompiledPage>>,
  isLoaded: (id: string) => boolean,
): boolean {
  compiled = pages;
  waiting.forEach((check) => check());
  const outdated = [...loaded].filter((chunkName) => {
    const page = pages[chunkName];
    return !page || !isLoaded(page[1]);
  });
  outdated.forEach((chunkName) => loaded.delete(chunkName));
  return outdated.length > 0;
}

/** Resolves when this tab has received the update with the page through the server's socket. */
const waitForUpdate = (chunkName: string): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (compiled[chunkName]) {
        waiting.delete(check);
        resolve();
      }
    };
    waiting.add(check);
    check();
  });

/**
 * Loads the module of a page, which the server compiles if necessary.
 *
 * @throws if this tab doesn't receive it, because updates are held back while there are problems.
 * Docusaurus then reloads the page's URL, for which the server has it.
 */
export async function loadPage(chunkName: string): Promise<unknown> {
  if (!compiled[chunkName]) {
    const {ok} = await fetch(COMPILE_PATH, {method: 'POST', body: chunkName});
    if (!ok) {
      throw new Error(`Page ${chunkName} isn't compiled yet. Reload to open it.`);
    }
    await waitForUpdate(chunkName);
  }
  const page = await compiled[chunkName]![0]();
  loaded.add(chunkName);
  return page;
}
