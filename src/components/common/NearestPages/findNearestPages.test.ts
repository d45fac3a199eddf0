import type {ListedPage} from '@site/site/sidebar/shared';
import {findNearestPages} from './findNearestPages';

const pages: ListedPage[] = [
  '/x/introduction/',
  '/x/introduction/installation/',
  '/x/react-data-grid/',
  '/x/react-data-grid/column-pinning/',
  '/x/react-data-grid/row-pinning/',
  '/x/react-data-grid/row-grouping/',
  '/x/react-charts/',
  '/x/react-charts/bars/',
  '/x/api/charts/bar-chart/',
].map((path) => ({path, title: path}));

const nearest = (path: string) => findNearestPages(path, pages).map((page) => page.path);

test.each([
  ['a typo', '/x/react-data-grid/colum-pining/', '/x/react-data-grid/column-pinning/'],
  ['another folder', '/x/data-grid/features/column-pinning/', '/x/react-data-grid/column-pinning/'],
  ['capitals', '/X/React-Charts/Bars/', '/x/react-charts/bars/'],
  ['a file name', '/x/react-charts/bars.html', '/x/react-charts/bars/'],
  ['a language without pages', '/fr/x/introduction/installation/', '/x/introduction/installation/'],
])('%s finds the page', (_, path, expected) => {
  expect(nearest(path)[0]).toBe(expected);
});

test('returns at most five pages, best match first, and none for a dissimilar URL', () => {
  const found = nearest('/x/react-data-grid/pinning/');
  expect(found.slice(0, 2).every((path) => path.endsWith('-pinning/'))).toBe(true);
  expect(found.length).toBeLessThanOrEqual(5);
  expect(nearest('/wp-admin/setup.php')).toEqual([]);
});
