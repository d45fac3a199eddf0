import type {HistoryRow} from '../api/history/shared';
import {collectNewNames} from './collectNewNames';

const rows: HistoryRow[] = [
  {kind: 'component', owner: '', name: 'Unstable_Meter', since: '8.5'},
  {kind: 'prop', owner: 'Gauge', name: 'unit', since: '8.4–8.5'},
  {kind: 'prop', owner: 'Gauge', name: 'removed', since: '8.5', removedIn: '8.6'},
  {kind: 'type', owner: '', name: 'MeterProps', since: '8.5'},
  {kind: 'hook', owner: '', name: 'useMeter', since: '8.6'},
];

test('each minor has its new names, with the URL of their row or page, if any', () => {
  const names = collectNewNames([{product: 'charts', rows, pages: new Set(['Meter'])}], '/x');
  expect(names).toEqual({
    '8.5': [
      {product: 'charts', kind: 'component', name: 'Unstable_Meter', href: '/x/api/charts/meter/'},
      {
        product: 'charts',
        kind: 'prop',
        name: 'unit',
        owner: 'Gauge',
        href: '/x/api/charts/gauge/#gauge-prop-unit',
      },
    ],
    '8.6': [{product: 'charts', kind: 'hook', name: 'useMeter'}],
  });
});
