import path from 'node:path';
import type {MdxNode} from '../../site/mdx/mdxNodes';
import {remarkPageChanges} from './remarkPageChanges';

const siteDir = process.cwd();

/** Returns what the plugin adds to a page, and the text of the link to it. */
function transform(page: string, docsDir: string | false = 'docs') {
  const tree: MdxNode = {type: 'root', children: []};
  const frontMatter: Record<string, unknown> = {components: 'DataGrid'};
  remarkPageChanges({siteDir, docsDir})(tree, {
    path: path.join(siteDir, page),
    data: {frontMatter},
  });
  return {added: tree.children!, label: frontMatter.changes};
}

it('ends a guide with the number of its changes and links to the migration guide and all releases', () => {
  const {added, label} = transform('docs/react-data-grid/sorting/index.mdx');
  const [section] = added;
  expect(label).toMatch(/^Changed since v7: \d+$/);
  expect(section?.data).toEqual({
    hName: 'details',
    hProperties: {id: 'changes', 'data-page-changes': '/x/react-data-grid/sorting/'},
  });
  expect(section?.children?.[0]?.children).toEqual([{type: 'text', value: label}]);
  expect(section?.children?.[1]?.children).toMatchObject([
    {url: '/x/migration/migration-data-grid-v7/'},
    {value: ' · '},
    {url: '/x/whats-new/', children: [{value: 'All releases'}]},
  ]);
});

it('adds nothing to a page about no product, nor to an older version', () => {
  expect(transform('docs/introduction/support/index.mdx')).toEqual({added: [], label: undefined});
  expect(transform('docs/react-data-grid/sorting/index.mdx', false).added).toEqual([]);
});
