import {pages} from '@generated/routes';
import type {SidebarLoader} from '../shared';
import {loadRoute} from './loadRoute';

/**
 * Replaces Docusaurus' `window.docusaurus`. The stock implementation fetches the pages of all visible links; this one fetches
 * nothing before intent, and `preload` (hover, touch, focus) fetches the chunks of one link.
 */

const requestedPaths = new Set<string>();

/** Returns `true` if the user wants to save data. Pages are then only fetched on click. */
function isSavingData(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {effectiveType?: string; saveData?: boolean};
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const loadSidebars: SidebarLoader['loadSidebars'] = (version) =>
  pages.loadSiteMap().then(({sidebars}) => sidebars[version] ?? {});

const docusaurus = {
  prefetch: (_url: string): false => false,
  /**
   * Fetches the chunks of the page at `url`, once. Errors are ignored, because a click on the link
   * fetches again.
   */
  preload(url: string): false | Promise<void> {
    const [pathname = url] = url.split(/[?#]/);
    if (isSavingData() || requestedPaths.has(pathname)) return false;
    requestedPaths.add(pathname);
    return loadRoute(pathname).catch(() => {
      requestedPaths.delete(pathname);
    });
  },
  loadSidebars,
};

export default Object.freeze(docusaurus);
