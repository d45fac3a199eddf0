import type {ProductCatalog} from '@site/plugins/demo-catalog/shared';
import {
  listCards,
  listOptions,
  matchCard,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type Filters,
} from './filters';

const CATALOG: ProductCatalog = {
  product: 'charts',
  count: 3,
  names: ['BarChart', 'series', 'Heatmap', 'hideLegend'],
  guides: [
    {
      path: '/x/react-charts/bars/',
      title: 'Bar charts',
      demos: [
        {name: 'BasicBars', text: 'Ferries by month.', components: [0], props: [1]},
        {name: 'NoLegend', section: 'Legend', text: 'Hide it.', components: [0], props: [1, 3]},
      ],
    },
    {
      path: '/x/react-charts/heatmap/',
      title: 'Heatmap',
      demos: [{name: 'Tides', text: 'Water.', plan: 'pro', components: [2], props: [3]}],
    },
  ],
};
const cards = listCards([CATALOG]);

const find = (filters: Partial<Filters>) =>
  cards.filter((card) => matchCard(card, {...NO_FILTERS, ...filters})).map(({name}) => name);

test.each<[Partial<Filters>, string[]]>([
  [{}, ['BasicBars', 'NoLegend', 'Tides']],
  [{q: 'FERRIES bar'}, ['BasicBars']],
  [{q: 'no legend'}, ['NoLegend']],
  // Plurals find the singular.
  [{q: 'heatmaps'}, ['Tides']],
  [{q: 'hideLegend'}, ['NoLegend', 'Tides']],
  [{feature: 'react-charts/heatmap'}, ['Tides']],
  [{component: 'BarChart', prop: 'hideLegend'}, ['NoLegend']],
  [{plan: 'community'}, ['BasicBars', 'NoLegend']],
  [{plan: 'pro', q: 'ferries'}, []],
])('%j finds %j', (filters, names) => {
  expect(find(filters)).toEqual(names);
});

test('a card has its name in words, and links to the demo in its guide', () => {
  expect(cards[1]).toMatchObject({
    title: 'No legend',
    href: '/x/react-charts/bars/#NoLegend',
    components: ['BarChart'],
    props: ['series', 'hideLegend'],
  });
});

test('options are those of the demos that match the other filters, and the selected one', () => {
  const filters = {...NO_FILTERS, component: 'Heatmap', prop: 'series'};
  expect(listOptions(cards, filters, 'prop')).toEqual([
    ['series', 0],
    ['hideLegend', 1],
  ]);
  expect(listOptions(cards, filters, 'component')).toEqual([
    ['Heatmap', 0],
    ['BarChart', 2],
  ]);
});

test.each<[string, Partial<Filters>, string]>([
  ['', {}, ''],
  ['?q=a&utm=1', {q: ' bar gap '}, '?q=bar+gap&utm=1'],
  ['?q=a', {}, ''],
  ['', {component: 'BarChart', plan: 'pro'}, '?component=BarChart&plan=pro'],
])('in %j, %j is written as %j', (search, filters, expected) => {
  expect(writeFilters(search, filters)).toBe(expected);
});

test('a query is read as it was written', () => {
  const filters = {...NO_FILTERS, q: 'bar & gap', prop: 'series'};
  expect(readFilters(writeFilters('', filters))).toEqual(filters);
});
