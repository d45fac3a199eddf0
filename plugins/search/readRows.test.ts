import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {readMdx} from '../../site/mdx/readMdx';
import {readRows} from './readRows';

/** Returns the rows of a page, next to the data of a reference. */
const read = (data: Record<string, object>, page: string, source = '') => {
  const files = Object.entries(data).map(([name, content]) => [
    `api/${name}.api.json`,
    JSON.stringify(content),
  ]);
  const siteDir = createSite(Object.fromEntries(files) as Record<string, string>);
  return readRows(path.join(siteDir, page), readMdx(source), path.join(siteDir, 'api'));
};

test('the rows of a page, with the sentences that they say', () => {
  const entry = {
    kind: 'component',
    name: 'BarChart',
    props: [
      {
        name: 'onSkip',
        type: '() => void',
        default: 'noop',
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
    removed: [{kind: 'prop', name: 'layout', removedIn: '8', use: 'Use `series`.'}],
  };
  expect(read({'charts/bar-chart': {entry}}, 'api/charts/bar-chart.mdx')).toEqual({
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
        signature: '() => void = noop',
      },
      {id: 'bar-chart-slot-bar', name: 'bar', text: ''},
      {id: 'bar-chart-class-root--open', name: 'root--open', text: 'When open.'},
    ],
  });
});

test('the lists that a guide shows, with the ids that their rows have there', () => {
  const list = (name: string, member: string) => ({
    kind: 'interface',
    name,
    properties: [{name: member, type: 'T'}],
  });
  const data = {
    'data-grid/methods-sorting': {entry: list('GridApi', 'sort'), list: 'methods'},
    'data-grid/events': {entry: list('GridEvents', 'rowClick'), list: 'events'},
  };
  const {rows} = read(data, 'guide.mdx', '<ApiMethods area="sorting" />\n\n<ApiEvents />\n');
  expect(rows).toEqual([
    {kind: 'property', prefix: 'grid-api', name: 'sort'},
    {kind: 'event', prefix: 'grid', name: 'rowClick'},
  ]);
});

test('names that an area has lost stand on its index page', () => {
  const removed = [{kind: 'hook', name: 'useOld', removedIn: '8'}];
  const data = {'charts/index': {area: 'charts', items: [], removed}};
  expect(read(data, 'api/charts/index.mdx')).toEqual({
    rows: [],
    removed: [{kind: 'export', prefix: 'charts', name: 'useOld', use: ''}],
    about: [],
  });
});
