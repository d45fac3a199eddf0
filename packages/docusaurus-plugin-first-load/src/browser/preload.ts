import {loadRoute} from './loadRoute';

/**
 * Replaces Docusaurus' `preload`, which runs before the first render and before each navigation. After a deploy, a tab that
 * stayed open requests chunks that no longer exist. The browser then loads the page in full; its URL is already in the address
 * bar. If the chunk of the current page doesn't load, the page reloads once and then stays as the server sent it: readable, with
 * working links.
 */

const STORAGE_KEY = 'docs-reloaded-pages';

/** Never settles, so the current page stays visible until the browser loads the new one. */
const neverSettles = new Promise<void>(() => {});

let calls = 0;

/**
 * Records that the URL was reloaded because of a missing chunk. Returns `false` if it was recorded
 * before.
 */
function markReloaded(pathname: string): boolean {
  // The name of the main file identifies the build, so a page may reload again after another
  // deploy.
  const build = document.querySelector('script[src*="/main."]')?.getAttribute('src') ?? '';
  const mark = `${build} ${pathname}`;
  try {
    const marks = (sessionStorage.getItem(STORAGE_KEY) ?? '').split('\n');
    if (marks.includes(mark)) return false;
    sessionStorage.setItem(STORAGE_KEY, [...marks.slice(-20), mark].join('\n'));
    return true;
  } catch {
    // Without storage, repeated reloads couldn't be detected.
    return false;
  }
}

/**
 * Resolves when the page at `pathname` can be rendered. Never settles if another page was requested
 * in the meantime, because Docusaurus then renders the latest URL, whose page may not have loaded
 * yet.
 */
export default async function preload(pathname: string): Promise<void> {
  calls += 1;
  const call = calls;
  try {
    await loadRoute(pathname);
  } catch {
    const isNew = markReloaded(pathname);
    if (call > 1 || isNew) window.location.reload();
    await neverSettles;
  }
  if (call !== calls) await neverSettles;
}
