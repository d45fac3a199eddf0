import {formatProblem} from '../../site/problems/problemStore';
import {listSharedMetadata} from './checkMetadata';

const bars = {file: 'docs/bars/index.mdx', title: 'Bar charts', description: 'Compare values.'};

test('a title or description that another page has is reported, in whatever case', () => {
  expect(
    listSharedMetadata('/site', [
      bars,
      {file: 'docs/bars2/index.mdx', title: ' bar charts', description: 'Show a trend.'},
      {file: 'docs/lines/index.mdx', title: 'Line charts', description: 'Compare values.'},
      {file: 'src/pages/x/a.tsx', title: 'A', description: ''},
      {file: 'src/pages/x/b.tsx', title: 'B', description: ''},
      {file: 'src/pages/x/c.tsx', title: 'C'},
    ]).map(formatProblem),
  ).toEqual([
    'docs/bars2/index.mdx:1: Duplicate title "bar charts": docs/bars/index.mdx has it, too. Write another one.',
    'docs/lines/index.mdx:1: Duplicate description "Compare values.": docs/bars/index.mdx has it, too. Write another one.',
  ]);
});
