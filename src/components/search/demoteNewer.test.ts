import type {Hit, HitGroup} from '@mui-x-docs/search/hits';
import {demoteNewer} from './demoteNewer';

const hit = (href: string): Hit => ({kind: 'prop', text: href, href, plan: 0, score: 1});
const group = (page: string, ...hits: string[]): HitGroup => ({
  page: hit(page),
  hits: hits.map(hit),
  trail: '',
  productId: 'x-charts',
  isApi: true,
  score: 1,
});

it('moves pages and matches that need a later release below the others, in the same order', () => {
  const groups = demoteNewer(
    [group('sankey'), group('bars', 'bars#new', 'bars#a', 'bars#b'), group('lines')],
    (href) => (['sankey', 'bars#new'].includes(href) ? '8.11' : undefined),
  );
  expect(groups.map(({page}) => page.href)).toEqual(['bars', 'lines', 'sankey']);
  expect(groups[0]?.hits.map(({href}) => href)).toEqual(['bars#a', 'bars#b', 'bars#new']);
});
