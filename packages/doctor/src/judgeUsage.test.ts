import {INDEX_VERSION, type DocsIndex, type IndexedRow} from '@mui-x-docs/docs-index/format';
import type {Usage} from './collectUsages';
import {createJudge, isLater} from './judgeUsage';
import {createNames} from './names';

const row = (
  kind: IndexedRow['kind'],
  name: string,
  rest: Partial<IndexedRow> = {},
): IndexedRow => ({
  kind,
  name,
  of: 'BarChart',
  page: '/x/api/charts/bar-chart/',
  anchor: `bar-chart-${kind}-${name}`,
  ...rest,
});
const DOCS: DocsIndex = {
  formatVersion: INDEX_VERSION,
  version: '8.12.1',
  siteUrl: 'https://docs.example',
  baseUrl: '/',
  language: 'en',
  pages: [],
  rows: [
    row('prop', 'series'),
    row('prop', 'renderer', {since: '8.12'}),
    row('prop', 'disableAxisListener', {deprecated: 'Use `disableHitArea`.'}),
    row('prop', 'legend', {removed: '8.0', use: '`slotProps.legend`', codemod: 'move-legend'}),
    row('prop', 'title', {removed: '7'}),
    row('prop', 'title'),
    row('slot', 'toolbar'),
    row('class', 'root', {type: '.MuiBarChart-root'}),
    row('class', 'mark', {removed: '8.0', use: 'No replacement.'}),
    row('export', 'ResponsiveChart', {of: 'charts', removed: '8.0', use: '`ChartContainer`'}),
  ],
  exports: [
    {name: 'BarChart', kind: 'component', from: ['@mui/x-charts'], product: 'charts', guides: []},
    {
      name: 'Heatmap',
      kind: 'component',
      from: ['@mui/x-charts-pro'],
      product: 'charts',
      guides: [],
    },
  ],
};
const FROM = '@mui/x-charts/BarChart';

/** Returns the message on a name in an app with 8.4.0. */
function judge(usage: Pick<Usage, 'kind' | 'name'> & Partial<Usage>) {
  const of = usage.kind === 'export' ? undefined : 'BarChart';
  return createJudge(
    createNames(DOCS),
    () => '8.4.0',
  )({of, from: FROM, line: 1, column: 1, ...usage});
}

it.each([
  ['prop', 'series'],
  ['prop', 'title'],
  ['prop', 'aria-label'],
  ['prop', 'className'],
  ['slot', 'toolbar'],
  ['class', 'MuiBarChart-root'],
  ['class', 'MuiButton-root'],
  ['export', 'BarChart'],
] as const)('accepts the %s %s', (kind, name) => {
  expect(judge({kind, name})).toBeUndefined();
});

it('names the replacement of a removed name, its page, and its codemod', () => {
  expect(judge({kind: 'prop', name: 'legend'})).toEqual({
    severity: 'error',
    reason: 'removed',
    message: 'The prop `legend` of `BarChart` was removed in 8.0. Use `slotProps.legend`.',
    url: 'https://docs.example/x/api/charts/bar-chart/#bar-chart-prop-legend',
    codemod: 'move-legend',
  });
  expect(judge({kind: 'class', name: 'MuiBarChart-mark'})?.message).toBe(
    'The class `.MuiBarChart-mark` was removed in 8.0. No replacement.',
  );
  expect(judge({kind: 'export', name: 'ResponsiveChart'})?.message).toBe(
    '`ResponsiveChart` was removed in 8.0. Use `ChartContainer`.',
  );
});

it('suggests a similar name', () => {
  expect(judge({kind: 'prop', name: 'serie'})?.message).toContain('Did you mean `series`?');
  expect(judge({kind: 'slot', name: 'toolbr'})?.message).toContain('Did you mean `toolbar`?');
  expect(judge({kind: 'export', name: 'BarChrt'})?.message).toBe(
    '`@mui/x-charts` 8.12.1 has no export `BarChrt`. Did you mean `BarChart`?',
  );
});

it('warns of deprecated names', () => {
  expect(judge({kind: 'prop', name: 'disableAxisListener'})).toMatchObject({
    severity: 'warning',
    message: 'The prop `disableAxisListener` of `BarChart` is deprecated. Use `disableHitArea`.',
  });
});

it('reports names that are newer than the installed package', () => {
  expect(judge({kind: 'prop', name: 'renderer'})?.message).toBe(
    'The prop `renderer` of `BarChart` needs 8.12, but the project has 8.4.0.',
  );
});

it('knows which package has an export', () => {
  expect(judge({kind: 'export', name: 'Heatmap'})?.message).toBe(
    "`@mui/x-charts` doesn't export `Heatmap`. Import it from `@mui/x-charts-pro`.",
  );
});

it.each(['@mui/x-charts/internals', '@mui/x-charts/Custom', '@mui/x-license'])(
  'does not judge what %s exports',
  (from) => {
    expect(judge({kind: 'export', name: 'Custom', from})).toBeUndefined();
  },
);

it.each([
  ['8.5', '8.4.2', true],
  ['8.5', '8.5.0', false],
  ['8.3–8.5', '8.3.0', false],
  ['8', '7.29.0', true],
  ['8', '8.0.0', false],
  ['7', '8.0.0', false],
  ['8.5', '~8.4.0', true],
  ['8.5', '^8.4.0', false],
  ['8.5', 'workspace:*', false],
])('%s is later than %s: %s', (since, installed, expected) => {
  expect(isLater(since, installed)).toBe(expected);
});
