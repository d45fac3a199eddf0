import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createCards, firstSentence, type Cards} from './createCards';
import type {FoundName} from './resolveNames';

let folder: string;
let cards: Cards;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  const write = (name: string, content: unknown) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, JSON.stringify(content));
  };
  write('charts/bar-chart.api.json', {
    entry: {
      kind: 'component',
      name: 'BarChart',
      area: 'charts',
      description: 'A bar chart. It has bars.',
      props: [
        {name: 'layout', type: "'horizontal' | 'vertical'", default: "'vertical'", since: '8.2'},
        {name: 'series', type: 'BarSeries[]', description: 'The series.'},
      ],
      slots: [{name: 'bar', className: 'MuiBar-bar', description: 'One bar.'}],
      classes: [
        {name: 'bar', className: 'MuiBar-bar'},
        {name: 'faded', className: 'MuiBar-faded', description: 'On faded bars.'},
        {name: 'selected', className: 'Mui-selected', state: true},
      ],
    },
  });
  write('charts/exports.json', [
    {name: 'useBars', kind: 'hook', from: ['@mui/x-charts'], code: 'function useBars(): Bar[]'},
    {name: 'unused', kind: 'function', from: ['@mui/x-charts']},
  ]);
  cards = createCards(folder, '/x', [
    {
      path: '/x/react-charts/bars/',
      area: 'charts',
      headings: [{text: 'Read bars with useBars', ids: ['read']}],
      prose: '',
      code: 'import {type BarRow} from',
      lists: [],
    },
  ]);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

const find = (found: Partial<FoundName>) =>
  cards.describe({
    line: 0,
    column: 0,
    name: '',
    area: 'charts',
    kind: 'member',
    owners: [],
    ...found,
  });

it('describes a prop by its row', () => {
  expect(find({kind: 'prop', name: 'layout', owners: ['BarChart']})).toEqual({
    name: 'layout',
    owner: 'BarChart',
    href: '/x/api/charts/bar-chart/#bar-chart-prop-layout',
    type: "'horizontal' | 'vertical'",
    default: "'vertical'",
    since: '8.2',
  });
});

it('describes a component by its page, and a hook by the section that is about it', () => {
  expect(find({kind: 'export', name: 'BarChart'})).toMatchObject({
    href: '/x/api/charts/bar-chart/',
    text: 'A bar chart.',
  });
  expect(find({kind: 'export', name: 'useBars'})).toMatchObject({
    href: '/x/react-charts/bars/#read',
    type: 'function useBars(): Bar[]',
  });
  expect(find({kind: 'export', name: 'BarRow'})?.href).toBe('/x/react-charts/bars/');
  expect(find({kind: 'export', name: 'unused'})).toBeUndefined();
});

it('describes an option without a row by its own comment, and links the prop in which it is set', () => {
  expect(
    find({name: 'stack', owners: ['BarSeries'], within: ['BarChart', 'series'], type: 'string'}),
  ).toMatchObject({
    owner: 'BarChart series',
    type: 'string',
    href: '/x/api/charts/bar-chart/#bar-chart-prop-series',
  });
});

it('ignores TypeScript utilities around a type, and the mark of a preview', () => {
  expect(find({name: 'layout', owners: ['Partial', 'Unstable_BarChart']})?.href).toBe(
    '/x/api/charts/bar-chart/#bar-chart-prop-layout',
  );
});

it('describes a key of slotProps by the row of the slot', () => {
  expect(find({name: 'bar', within: ['BarChart', 'slotProps']})?.href).toBe(
    '/x/api/charts/bar-chart/#bar-chart-slot-bar',
  );
});

it('lists the parts of a product by class, slots first, without states', () => {
  expect(cards.parts.get('charts')).toMatchObject({
    'MuiBar-bar': {slot: 'bar', owner: 'BarChart'},
    'MuiBar-faded': {name: 'faded', text: 'On faded bars.'},
  });
  expect(Object.keys(cards.parts.get('charts') ?? {})).not.toContain('Mui-selected');
});

it.each([
  ['The row, e.g. an order. More.', 'The row, e.g. an order.'],
  ['See [[GridColDef]].\n\nMore.', 'See `GridColDef`.'],
  ['No period', 'No period'],
  ['A [link](https://mui.com) here. B.', 'A link here.'],
])('takes the first sentence of %j', (doc, sentence) => {
  expect(firstSentence(doc)).toBe(sentence);
});
