import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readSources} from './readSources';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-sources-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

const write = (file: string, text: string): string => {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
  return target;
};

const apiDir = () => path.join(folder, 'api');

test('a guide: its headings with their ids, its demos, and nothing of its code', () => {
  const file = write(
    'bars/index.mdx',
    [
      '---',
      'title: Bars',
      '---',
      '## Stack `bars` {/* #stacking */}',
      '<Demo name="StackedBars" height={300} />',
      '### Set [the gaps](/x/gaps/)',
      '```md',
      '## No heading',
      '<Demo name="NoDemo" />',
      '```',
      '### Set the gaps',
    ].join('\n'),
  );
  expect(readSources(file, apiDir())).toEqual({
    sections: [
      ['stacking', 'Stack bars'],
      ['set-the-gaps', 'Set the gaps'],
      ['set-the-gaps-1', 'Set the gaps'],
    ],
    rows: [],
    demos: ['StackedBars'],
  });
});

test('a page of the reference: the rows that it is drawn from', () => {
  const file = write('api/charts/bar-chart.mdx', '## Props {/* #props */}\n');
  const member = {type: 'boolean', description: ''};
  write(
    'api/charts/bar-chart.api.json',
    JSON.stringify({
      entry: {
        kind: 'component',
        name: 'BarChart',
        props: [{...member, name: 'skip', deprecated: ''}],
        slots: [{name: 'bar'}],
        classes: [{name: 'root', plan: 'pro'}],
      },
    }),
  );
  expect(readSources(file, apiDir())).toEqual({
    sections: [],
    rows: [
      {kind: 'prop', prefix: 'bar-chart', name: 'skip', plan: undefined, deprecated: true},
      {kind: 'slot', prefix: 'bar-chart', name: 'bar', plan: undefined},
      {kind: 'class', prefix: 'bar-chart', name: 'root', plan: 'pro'},
    ],
    demos: [],
  });
});

test('an index of the reference has no rows', () => {
  const file = write('api/charts/index.mdx', '## Components\n');
  write('api/charts/index.api.json', JSON.stringify({area: 'charts', items: []}));
  expect(readSources(file, apiDir()).rows).toEqual([]);
});
