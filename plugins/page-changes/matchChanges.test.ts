import type {ProductName} from '../../site/products/shared';
import {affectsApps, createMatcher, namesIn, type ChangePage} from './matchChanges';

const guide = (
  product: ProductName,
  folder: string,
  title: string,
  rest: Partial<ChangePage> = {},
): ChangePage => ({
  path: `/x/react-${product}/${folder}/`,
  product,
  title,
  components: [],
  headings: [],
  names: new Set(),
  ...rest,
});

const entry = (product: ProductName, name: string, ...rows: string[]): ChangePage => ({
  ...guide(product, '', name),
  path: `/x/api/${product}/${name}/`,
  components: [name],
  names: new Set(rows),
  entry: name,
});

const match = createMatcher([
  guide('charts', 'funnel', 'Funnel charts'),
  guide('charts', 'export', 'Charts export'),
  guide('charts', 'legend', 'Charts legend'),
  guide('charts', 'tooltip', 'Charts tooltip'),
  guide('charts', 'zoom-and-pan', 'Zoom and pan', {headings: ['Zoom slider']}),
  guide('charts', 'axis', 'Charts axis', {
    headings: ['Linear, log, symlog, and sqrt scales', 'domainLimit: nice, strict, or a function'],
  }),
  guide('charts', 'bars', 'Bar charts', {names: new Set(['minBarSize'])}),
  guide('charts', 'localization', 'Charts localization'),
  entry('charts', 'FunnelChart', 'slotProps', 'onItemClick'),
  entry('charts', 'BarSeries', 'minBarSize'),
  guide('data-grid', 'row-ordering', 'Data Grid row reordering'),
  guide('data-grid', 'column-ordering', 'Column reordering'),
  guide('data-grid', 'row-selection', 'Row selection'),
  guide('data-grid', 'column-pinning', 'Column pinning'),
  guide('data-grid', 'server-side-data', 'Server-side data'),
  guide('date-pickers', 'date-time-picker', 'Date Time Picker'),
  guide('date-pickers', 'time-picker', 'Time Picker'),
  guide('date-pickers', 'localization', 'Translated components'),
  entry('date-pickers', 'DateTimePicker'),
]);

const pagesOf = (product: ProductName, text: string): string[] =>
  match({product, plan: 'community', breaking: false, text}).map((found) =>
    found.replace('/x/react-', '').replace('/x/', '').replace(/\/$/, ''),
  );

it.each([
  // Words of titles and headings.
  ['charts', 'Update zoom slider design', ['charts/zoom-and-pan']],
  ['charts', 'Make smarter default domain limit', ['charts/axis']],
  [
    'data-grid',
    'Hide column separator of non-resizable pinned column',
    ['data-grid/column-pinning'],
  ],
  // Other words for them.
  ['data-grid', 'Row reorder using drop indicator', ['data-grid/row-ordering']],
  [
    'data-grid',
    'Ignore data source request if the grid got unmounted',
    ['data-grid/server-side-data'],
  ],
  ['charts', 'Always show both zoom slider tooltips', ['charts/zoom-and-pan']],
  ['charts', 'Fix iframe not being removed after print export', ['charts/export']],
  // Words that are apart don't name a page.
  ['data-grid', 'Prevent text selection when reordering rows', ['data-grid/row-ordering']],
  // Names of the API, with the pages of the components or rows.
  ['charts', 'Mark `FunnelChart` as stable', ['charts/funnel', 'api/charts/FunnelChart']],
  ['charts', '`minBarSize` now ignores `0`', ['charts/bars', 'api/charts/BarSeries']],
  ['charts', 'Fix `slotProps` typo', []],
  ['charts', 'Export `useFunnelSeries`', ['charts/funnel']],
  [
    'date-pickers',
    'Improve placement in Date Time Picker',
    ['date-pickers/date-time-picker', 'api/date-pickers/DateTimePicker'],
  ],
  // Locales.
  ['date-pickers', 'Improve Czech (cs-CZ) locale', ['date-pickers/localization']],
  ['charts', 'Add Greek (el-GR) locale to charts', ['charts/localization']],
  // Nothing on the site describes it.
  ['data-grid', 'Avoid ResizeObserver loop error', []],
] as const)('finds the pages of a line of %s: %s', (product, text, pages) => {
  expect(pagesOf(product, text)).toEqual(pages);
});

it.each([
  ['Fix chart crash in test environment', false],
  ['Refactor `getAxisExtremum`', false],
  ['Update animation customization docs', false],
  ['Add bar gradient example', false],
  ['Fix to use latest `value` when updating `lastCommittedValue` in internal state', true],
  ['Export plugins', true],
])('decides whether %j affects apps: %s', (text, expected) => {
  expect(affectsApps({text, breaking: false})).toBe(expected);
});

it('never leaves out a breaking change', () => {
  expect(affectsApps({text: 'Remove internal tests', breaking: true})).toBe(true);
});

it('reads the names in code, and names of two words without it', () => {
  expect([...namesIn('Fix `slotProps.tooltip.trigger` of RadarAxis and `aria-label`')]).toEqual([
    'slotProps',
    'tooltip',
    'trigger',
    'RadarAxis',
  ]);
});
