import type {SearchIndex} from '@mui-x-docs/search/indexFormat';
import {getSimilarity, pickNearest} from '../common/NearestPages/findNearestPages';

const MAX_NAMES = 5;

/** Returns the names of the API, and the titles of pages, that are spelled most like a query. */
export function findNearestNames(
  query: string,
  {names, pages}: Pick<SearchIndex, 'names'> & {pages: readonly {title: string}[]},
): string[] {
  const wanted = query.toLowerCase();
  const all = new Set([...names, ...pages.map(({title}) => title)]);
  return pickNearest([...all], (name) => getSimilarity(wanted, name.toLowerCase()), MAX_NAMES);
}
