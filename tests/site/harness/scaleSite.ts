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
