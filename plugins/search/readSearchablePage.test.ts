import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {readSearchablePage} from './readSearchablePage';

const read = (file: string, files: Record<string, string>, isApi = false) => {
  const siteDir = createSite(files);
  const page = {
    path: '/x/bars/',
    title: 'Bars',
    description: 'About bars.',
    group: 'Charts',
    isApi,
    file: path.join(siteDir, file),
    renderBody: () => ({markdown: '', headings: []}),
  };
  return readSearchablePage(page, path.join(siteDir, 'api'));
};

test('a guide has its headings with their IDs, its demos, and its prose, and nothing of its code', () => {
  const text = [
    '---\ntitle: Bars\nproducts: [charts]\n---',
    'Bars compare.',
    '## Stack `bars` {/* #stacking */}',
    'Set `stack` as in [the axis](/x/axis/). {/* A remark. */}',
    '<Demo name="StackedBars" height={300} />',
    '### Set [the gaps](/x/gaps/)',
    '```md\n## No heading\n<Demo name="NoDemo" />\n```',
    '### Set the gaps',
  ].join('\n');
  expect(read('bars/index.mdx', {'bars/index.mdx': text})).toMatchObject({
    description: 'About bars.',
    products: ['charts'],
    sections: [
      ['stacking', 'Stack bars'],
      ['set-the-gaps', 'Set the gaps'],
      ['set-the-gaps-1', 'Set the gaps'],
    ],
    rows: [],
    demos: ['StackedBars'],
    passages: [
      {text: 'Bars compare.'},
      {heading: {id: 'stacking', text: 'Stack bars', depth: 2}, text: 'Set stack as in the axis.'},
      {text: ''},
      {text: ''},
    ],
  });
});

test('a page of the API reference has the rows of its data, and no headings', () => {
  const entry = {kind: 'component', name: 'Bar', props: [], slots: [{name: 'bar'}], classes: []};
  const found = read(
    'api/charts/bar.mdx',
    {
      'api/charts/bar.mdx': '## Slots {/* #slots */}\n',
      'api/charts/bar.api.json': JSON.stringify({entry}),
    },
    true,
  );
  expect(found).toMatchObject({
    sections: [],
    rows: [{kind: 'slot', prefix: 'bar', name: 'bar'}],
    passages: [],
  });
  expect(found.description).toBeUndefined();
});
