import {loadRoute} from './loadRoute';

/**
 * Replaces Docusaurus' `preload`, which runs before the first render and before each navigation. After a deploy, a tab that
 * stayed open requests chunks that no longer exist. The browser then loads the page in full; its URL is already in the address
 * bar. If the chunk of the current page doesn't load, the page reloads once and then stays as the server sent it: readable, with
 * working links.
 */

const STORAGE_KEY = 'docs-reloaded-pages';

/** Settles never: what waits for the page keeps showing what is there until the browser takes over. */
const forever = new Promise<void>(() => {});

let calls = 0;

/** Remembers that this address was loaded in full because of a missing chunk; false where it already was. */
function markReloaded(pathname: string): boolean {
  // The name of the main file tells builds apart: after another deploy a page may try again.
  const build = document.querySelector('script[src*="/main."]')?.getAttribute('src') ?? '';
  const mark = `${build} ${pathname}`;
  try {
    const marks = (sessionStorage.getItem(STORAGE_KEY) ?? '').split('\n');
    if (marks.includes(mark)) return false;
    sessionStorage.setItem(STORAGE_KEY, [...marks.slice(-20), mark].join('\n'));
    return true;
  } catch {
    // Without storage a second reload could not be told from the first.
    return false;
  }
}

/**
 * Resolves when the page at `pathname` can be shown. Never settles once another page was requested: Docusaurus then renders the
 * latest URL, whose page may not be there yet.
 */
export default async function preload(pathname: string): Promise<void> {
  calls += 1;
  const call = calls;
  try {
    await loadRoute(pathname);
  } catch {
    const isNew = markReloaded(pathname);
    if (call > 1 || isNew) window.location.reload();
    await forever;
  }
  if (call !== calls) await forever;
}
