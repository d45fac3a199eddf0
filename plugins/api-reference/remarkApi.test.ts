import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {MdxNode} from '../../site/mdx/mdxNodes';
import {remarkApi} from './remarkApi';

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'remark-api-'));
  const folder = path.join(siteDir, 'docs/api/data-grid');
  fs.mkdirSync(folder, {recursive: true});
  for (const name of ['methods-sort', 'methods-filter', 'selectors-sorting', 'events']) {
    fs.writeFileSync(path.join(folder, `${name}.api.json`), '{}');
  }
  fs.writeFileSync(path.join(folder, 'removed-v7.api.json'), '{}');
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const run = (tree: MdxNode, page: string, frontMatter: Record<string, unknown> = {}) => {
  remarkApi({siteDir})(tree, {
    path: path.join(siteDir, page),
    cwd: siteDir,
    data: {frontMatter},
  });
  return tree;
};

const list = (name: string, attributes: Record<string, string> = {}): MdxNode => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name,
      attributes: Object.entries(attributes).map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value,
      })),
      children: [],
      position: {start: {line: 7}},
    },
  ],
});

const GUIDE = 'docs/react-data-grid/sorting/index.mdx';

describe('a page with components', () => {
  it('ends with links to their API pages, in the product of the page where a name is in two', () => {
    const {children} = run({type: 'root', children: []}, 'docs/react-charts/toolbar/index.mdx', {
      components: 'BarChart, Toolbar',
    });
    expect(children?.[0]).toMatchObject({
      type: 'heading',
      depth: 2,
      data: {hProperties: {id: 'api'}},
    });
    expect(JSON.stringify(children?.[1])).toContain('/x/api/charts/bar-chart/');
    expect(JSON.stringify(children?.[1])).toContain('/x/api/charts/toolbar/');
  });

  it('stops the build at a name without an API page', () => {
    expect(() => run({type: 'root', children: []}, GUIDE, {components: ['DataGird']})).toThrow(
      'docs/react-data-grid/sorting/index.mdx:1: components names "DataGird", which has no API page; correct the name or take it out of the front matter.',
    );
  });

  it('finds the product of a translated page', () => {
    const {children} = run(
      {type: 'root', children: []},
      'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/toolbar/index.mdx',
      {components: ['Toolbar']},
    );
    expect(JSON.stringify(children?.[1])).toContain('/x/api/charts/toolbar/');
  });
});

describe('a list', () => {
  it('becomes a part with its data', () => {
    const {children} = run(list('ApiMethods', {area: 'sort'}), GUIDE);
    expect(JSON.stringify(children)).toContain('@site/docs/api/data-grid/methods-sort.api.js');
    expect(children?.at(-1)).toMatchObject({
      name: 'ApiPart',
      attributes: [{name: 'api'}, {name: 'name', value: 'methods'}],
    });
  });

  it('lists what a major took away, wherever the guide lies', () => {
    const {children} = run(
      list('RemovedNames', {product: 'data-grid', from: 'v7'}),
      'docs/migration/migration-data-grid-v7/index.mdx',
    );
    expect(JSON.stringify(children)).toContain('@site/docs/api/data-grid/removed-v7.api.js');
    expect(children?.at(-1)).toMatchObject({
      name: 'ApiPart',
      attributes: [{name: 'api'}, {name: 'name', value: 'removedNames'}],
    });
  });

  test.each([
    [
      list('RemovedNames', {from: 'v7'}),
      `${GUIDE}:7: <RemovedNames> needs product="…" with one of data-grid.`,
    ],
    [
      list('RemovedNames', {product: 'data-grid', from: 'v4'}),
      `${GUIDE}:7: <RemovedNames> needs from="…" with one of v7.`,
    ],
    [
      list('ApiMethods', {area: 'sorting'}),
      `${GUIDE}:7: <ApiMethods> needs area="…" with one of filter, sort.`,
    ],
    [list('ApiSelectors'), `${GUIDE}:7: <ApiSelectors> needs category="…" with one of sorting.`],
    [list('ApiEvents', {of: 'rows'}), `${GUIDE}:7: <ApiEvents> has no prop "of".`],
  ])('stops the build when its props are wrong', (tree, message) => {
    expect(() => run(tree, GUIDE)).toThrow(message);
  });
});
