import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ApiPageData} from '../../site/api/shared';
import {readMdx} from '../../site/mdx/readMdx';
import {readRows} from './readRows';

let apiDir: string;
beforeEach(() => {
  apiDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'search-rows-')), 'api');
});
afterEach(() => fs.rmSync(path.dirname(apiDir), {recursive: true, force: true}));

type Entry = Pick<ApiPageData, 'list'> & {entry: object};

const write = (name: string, data: Entry) => {
  const file = path.join(apiDir, `${name}.api.json`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(data));
};

const read = (page: string, source = '') => readRows(page, readMdx(source), apiDir);

test('the rows of a page, with the sentences that they say', () => {
  write('charts/bar-chart', {
    entry: {
      kind: 'component',
      name: 'BarChart',
      props: [
        {
          name: 'onSkip',
          type: '() => void',
          description: 'Called with [`bars`](/x/bars/).\n\n```ts\ncode\n```',
          deprecated: 'Use **onClick**.',
          signature: {
            args: [{name: 'event', type: 'E', description: 'The `event`.'}],
            returns: {type: 'void', description: 'Nothing.'},
          },
          see: {href: '/x/bars/', label: 'Bars'},
        },
      ],
      slots: [{name: 'bar', plan: 'pro'}],
      classes: [{name: 'root--open', className: 'x', description: 'When open.'}],
      removed: [{kind: 'prop', name: 'layout', gone: '8', use: 'Use `series`.'}],
    },
  });
  expect(read(path.join(apiDir, 'charts/bar-chart.mdx'))).toEqual({
    rows: [
      {kind: 'prop', prefix: 'bar-chart', name: 'onSkip', deprecated: true},
      {kind: 'slot', prefix: 'bar-chart', name: 'bar', plan: 'pro'},
      {kind: 'class', prefix: 'bar-chart', name: 'root--open'},
    ],
    removed: [{kind: 'prop', prefix: 'bar-chart', name: 'layout', use: 'Use series.'}],
    about: [
      {
        id: 'bar-chart-prop-onSkip',
        name: 'onSkip',
        text: 'Use onClick. Called with bars. event The event. Nothing. Bars',
      },
      {id: 'bar-chart-slot-bar', name: 'bar', text: ''},
      {id: 'bar-chart-class-root--open', name: 'root--open', text: 'When open.'},
    ],
  });
});

test('the lists that a guide shows, with the ids that their rows have there', () => {
  const list = (name: string, member: string): Entry['entry'] => ({
    kind: 'interface',
    name,
    properties: [{name: member, type: 'T'}],
  });
  write('data-grid/methods-sorting', {entry: list('GridApi', 'sort'), list: 'methods'});
  write('data-grid/events', {entry: list('GridEvents', 'rowClick'), list: 'events'});
  const {rows} = read('guide.mdx', '<ApiMethods area="sorting" />\n\n<ApiEvents />\n');
  expect(rows).toEqual([
    {kind: 'property', prefix: 'grid-api', name: 'sort'},
    {kind: 'event', prefix: 'grid', name: 'rowClick'},
  ]);
});

test('names that an area has lost stand on its index page', () => {
  write('charts/index', {
    area: 'charts',
    items: [],
    removed: [{kind: 'hook', name: 'useOld', gone: '8'}],
  } as unknown as Entry);
  expect(read(path.join(apiDir, 'charts/index.mdx'))).toEqual({
    rows: [],
    removed: [{kind: 'export', prefix: 'charts', name: 'useOld', use: ''}],
    about: [],
  });
});
