import type {HistoryNames, ProductHistory} from '../../site/api/history/shared';
import {addHistory, collectRemoved} from './addHistory';
import type {ApiData, ComponentApi} from '@mui-x-docs/api-extractor/types';

const NAMES: HistoryNames = {
  '': {
    component: {Meter: {since: '7'}, OldMeter: {removedIn: '8.0', use: '`Meter`'}},
    type: {MeterProps: {since: '7'}},
  },
  Meter: {
    prop: {
      value: {typeWas: 'string'},
      unit: {since: '8.5'},
      size: {deprecated: '8.3'},
      width: {removedIn: '7', use: '`size`', codemod: 'v7.0.0/meters/rename-width'},
    },
    slot: {label: {removedIn: '8.1–8.3'}},
  },
  Gauge: {prop: {width: {removedIn: '7', use: '`size`'}}},
};

const history: ProductHistory = {product: 'charts', releases: [], names: NAMES};

const meter: ComponentApi = {
  kind: 'component',
  name: 'Meter',
  area: 'charts',
  imports: [],
  ref: null,
  props: [
    {name: 'value', type: 'number'},
    {name: 'unit', type: 'string'},
    {name: 'size', type: 'number', deprecated: ''},
  ],
  slots: [],
  classes: [],
};

const data: ApiData = {
  entries: [meter],
  grid: {areas: [], events: [], selectors: []},
  types: {},
  exports: {},
};

test('rows know since when they are there, since when they are deprecated and what they were', () => {
  const {entries, removed} = addHistory(data, () => history);
  expect(entries[0]).toMatchObject({
    since: '7',
    props: [{was: {type: 'string'}}, {since: '8.5'}, {deprecatedSince: '8.3'}],
    removed: [
      {kind: 'slot', name: 'label', removedIn: '8.1–8.3'},
      {kind: 'prop', name: 'width', removedIn: '7', use: '`size`'},
    ],
  });
  expect(removed?.charts?.map(({name}) => name)).toEqual(['OldMeter']);
});

test('the appendix of a guide names a prop that several components lost once', () => {
  expect(collectRemoved(history, 6)).toEqual([
    {
      kind: 'prop',
      name: 'width',
      removedIn: '7',
      use: '`size`',
      codemod: 'v7.0.0/meters/rename-width',
      owners: ['Meter', 'Gauge'],
    },
  ]);
  expect(collectRemoved(history, 7).map(({name}) => name)).toEqual(['label', 'OldMeter']);
});
