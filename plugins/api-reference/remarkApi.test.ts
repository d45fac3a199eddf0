import path from 'node:path';
import type {MdxNode} from '../../site/mdx/mdxNodes';
import {remarkApi} from './remarkApi';

const siteDir = path.resolve('/site');

const run = (tree: MdxNode, page: string, frontMatter: Record<string, unknown> = {}) => {
  remarkApi({siteDir})(tree, {path: path.join(siteDir, page), cwd: siteDir, data: {frontMatter}});
  return tree;
};

const GUIDE = 'docs/react-data-grid/sorting/index.mdx';

describe('a page with components', () => {
  it.each(['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'])(
    'in %s ends with links to the API pages of its product',
    (folder) => {
      const {children} = run(
        {type: 'root', children: []},
        `${folder}/react-charts/toolbar/index.mdx`,
        {components: 'BarChart, Toolbar'},
      );
      expect(children?.[0]).toMatchObject({type: 'heading', data: {hProperties: {id: 'api'}}});
      expect(JSON.stringify(children?.[1])).toContain('/x/api/charts/bar-chart/');
      expect(JSON.stringify(children?.[1])).toContain('/x/api/charts/toolbar/');
    },
  );

  it('stops the build at a name without an API page', () => {
    expect(() => run({type: 'root', children: []}, GUIDE, {components: ['DataGird']})).toThrow(
      'docs/react-data-grid/sorting/index.mdx:1: Unknown component "DataGird" in "components" of the front matter. Correct the name, or remove it.',
    );
  });
});
