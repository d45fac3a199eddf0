import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {readSources} from './readSources';

const read = (file: string, files: Record<string, string>) => {
  const siteDir = createSite(files);
  return readSources(path.join(siteDir, file), path.join(siteDir, 'api'));
};

test('a guide has its headings with their IDs, its demos, and its prose, and nothing of its code', () => {
  const text = [
    '---\ntitle: Bars\n---',
    '## Stack `bars` {/* #stacking */}',
    'Set `stack` as in [the axis](/x/axis/). {/* A remark. */}',
    '<Demo name="StackedBars" height={300} />',
    '### Set [the gaps](/x/gaps/)',
    '```md\n## No heading\n<Demo name="NoDemo" />\n```',
    '### Set the gaps',
  ].join('\n');
  expect(read('bars/index.mdx', {'bars/index.mdx': text})).toEqual({
    sections: [
      ['stacking', 'Stack bars'],
      ['set-the-gaps', 'Set the gaps'],
      ['set-the-gaps-1', 'Set the gaps'],
    ],
    rows: [],
    demos: ['StackedBars'],
    body: 'Set `stack` as in [the axis].',
  });
});

test('a page of the API reference has the rows of its data', () => {
  const entry = {kind: 'component', name: 'Bar', props: [], slots: [{name: 'bar'}], classes: []};
  const found = read('api/charts/bar.mdx', {
    'api/charts/bar.mdx': '## Slots {/* #slots */}\n',
    'api/charts/bar.api.json': JSON.stringify({entry}),
  });
  expect(found).toEqual({
    sections: [],
    rows: [{kind: 'slot', prefix: 'bar', name: 'bar'}],
    demos: [],
    body: '',
  });
});
