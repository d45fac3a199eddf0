import {writeManyPages} from '../../../plugins/first-load/fixtures/writeManyPages';
import {copySite} from './copySite';

/**
 * Makes a copy of the site in `.cache/` with the made-up pages of a whole tree in place of the real ones, so that what grows
 * with the number of pages (routes, chunks, the sidebar) weighs what it will weigh. Returns the folder of the copy.
 */
export function makeScaleSite(): string {
  const site = copySite('scale-site');
  writeManyPages(site);
  return site;
}

/** The same tree with fewer pages and demos, which is built quickly: how it opens, scrolls and finds its scripts can be seen there too. */
export function makeQuickScaleSite(name = 'quick-scale-site'): string {
  const site = copySite(name);
  writeManyPages(site, 120, 60);
  return site;
}
