import {WAKE_PATH} from '../shared';

/** How to fetch a page, and its number in the bundle. */
type AwakePage = [load: () => Promise<unknown>, id: string];

let awake: Readonly<Record<string, AwakePage>> = {};
const loaded = new Set<string>();
const waiting = new Set<() => void>();

/**
 * Takes the pages that are compiled by now; those that are waited for may be among them.
 *
 * @param isThere whether the module of a number is there: an update takes out those that it renews
 * @returns whether a page that this tab has is to be renewed
 */
export function setAwakePages(
  pages: Readonly<Record<string, AwakePage>>,
  isThere: (id: string) => boolean,
): boolean {
  awake = pages;
  waiting.forEach((look) => look());
  const renewed = [...loaded].filter((chunkName) => {
    const page = pages[chunkName];
    return !page || !isThere(page[1]);
  });
  renewed.forEach((chunkName) => loaded.delete(chunkName));
  return renewed.length > 0;
}

/** Resolves when the update with the page has come to this tab, over the socket of the server. */
const arrive = (chunkName: string): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (awake[chunkName]) {
        waiting.delete(look);
        resolve();
      }
    };
    waiting.add(look);
    look();
  });

/**
 * Fetches the module of a page, for which the server compiles it where it has not yet.
 *
 * @throws where this tab does not get it: while something is at problem, updates are held back. Docusaurus loads the address of
 * the page anew then, for which the server has it.
 */
export async function loadPage(chunkName: string): Promise<unknown> {
  if (!awake[chunkName]) {
    const {ok} = await fetch(WAKE_PATH, {method: 'POST', body: chunkName});
    if (!ok) {
      throw new Error(`The page ${chunkName} comes with the next load of its address.`);
    }
    await arrive(chunkName);
  }
  const page = await awake[chunkName]![0]();
  loaded.add(chunkName);
  return page;
}
