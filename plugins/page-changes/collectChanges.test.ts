import type {Change} from '../../site/releases/shared';
import {collectChanges, readChanges} from './collectChanges';
import {affectsApps, type ChangePage} from './matchChanges';
import {readReleases} from '../../site/releases/readReleases';

const page = (path: string, rest: Partial<ChangePage>): ChangePage => ({
  path,
  product: 'charts',
  title: '',
  components: [],
  headings: [],
  names: new Set(),
  ...rest,
});

const change = (text: string, rest: Partial<Change> = {}): Change => ({
  product: 'charts',
  plan: 'community',
  breaking: false,
  text,
  ...rest,
});

const GAUGE = '/x/react-charts/gauge/';
const API = '/x/api/charts/gauge/';

const {charts} = collectChanges(
  [
    page(GAUGE, {title: 'Gauge charts', components: ['Gauge'], names: new Set(['unit', 'label'])}),
    page('/x/react-charts/bars/', {title: 'Bar charts'}),
    page(API, {title: 'Gauge', components: ['Gauge'], names: new Set(['unit']), entry: 'Gauge'}),
  ],
  [
    {
      version: '8.5.0',
      date: '2025-05-01',
      highlights: [],
      changes: [
        change('Fix the gauge', {issue: 12}),
        change('Add `label` to gauges', {plan: 'pro'}),
        change('Rename the gauge', {breaking: true}),
        change('Refactor the gauge'),
        change('Speed up'),
      ],
    },
  ],
  {
    '8.5': [
      {product: 'charts', kind: 'prop', name: 'unit', owner: 'Gauge', href: `${API}#unit`},
      {product: 'charts', kind: 'prop', name: 'label', owner: 'Gauge'},
      {product: 'charts', kind: 'prop', name: 'unit', owner: 'Meter'},
    ],
    '8.9': [{product: 'charts', kind: 'prop', name: 'unit', owner: 'Gauge'}],
  },
);

it('lists the lines about a page with their kind, without those about the repository', () => {
  expect(charts.pages[GAUGE]?.lines.map((index) => charts.lines[index])).toEqual([
    {version: '8.5.0', kind: 'fixed', text: 'Fix the gauge', issue: 12},
    {version: '8.5.0', kind: 'new', plan: 'pro', text: 'Add `label` to gauges'},
    {version: '8.5.0', kind: 'breaking', text: 'Rename the gauge'},
  ]);
  expect(charts.pages['/x/react-charts/bars/']).toBeUndefined();
});

it('lists the names that a release added, once, unless a line mentions them', () => {
  const namesOf = (path: string) =>
    charts.pages[path]?.names.map((index) => charts.names[index]!.name);
  expect(namesOf(GAUGE)).toEqual(['unit']);
  expect(namesOf(API)).toEqual(['unit', 'label']);
  expect(charts.names[0]).toEqual({minor: '8.5', name: 'unit', href: `${API}#unit`});
});

it('finds a page for at least 85 % of the lines of the installed changelog', () => {
  const {changes} = readChanges(process.cwd(), 'docs');
  const lines = readReleases(process.cwd()).flatMap((release) =>
    release.changes.filter((one) => affectsApps(one)),
  );
  const found = Object.values(changes).reduce((sum, product) => sum + product.lines.length, 0);
  expect(lines.length).toBeGreaterThan(300);
  expect(found / lines.length).toBeGreaterThanOrEqual(0.85);
});
