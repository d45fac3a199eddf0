import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createAttribute, type MdxNode} from '../../site/mdx/mdxNodes';
import {remarkMdxComponents} from './remarkMdxComponents';

const GUIDE = 'docs/react-data-grid/sorting/index.mdx';
let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-components-'));
  const files: Record<string, unknown> = {
    'data-grid/methods-sort': {},
    'data-grid/methods-filter': {},
    'data-grid/selectors-sorting': {},
    'data-grid/events': {},
    'data-grid/removed-v7': {},
    'date-pickers/date-picker': {entry: {kind: 'component', props: [{name: 'minDate'}]}},
  };
  for (const [name, data] of Object.entries(files)) {
    for (const docs of ['docs', 'versioned_docs/version-v7']) {
      const file = path.join(siteDir, docs, 'api', `${name}.api.json`);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, JSON.stringify(data));
    }
  }
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** The page with a tag, after the step. */
function run(name: string, props: Record<string, unknown>, page = GUIDE): MdxNode[] {
  const tag: MdxNode = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([key, value]) => createAttribute(key, value)),
    children: [],
    position: {start: {line: 7}},
  };
  const tree: MdxNode = {type: 'root', children: [tag]};
  const file = {path: path.join(siteDir, page), cwd: siteDir};
  remarkMdxComponents({siteDir, repoUrl: 'https://host/repo', language: 'en'})(tree, file);
  return tree.children!;
}

test.each([
  ['ApiMethods', {area: 'sort'}, GUIDE, 'docs/api/data-grid/methods-sort', 'methods'],
  ['ApiEvents', {}, GUIDE, 'docs/api/data-grid/events', 'events'],
  [
    'ApiSelectors',
    {category: 'sorting'},
    'versioned_docs/version-v7/react-data-grid/sorting/index.mdx',
    'versioned_docs/version-v7/api/data-grid/selectors-sorting',
    'selectors',
  ],
  [
    'ApiMethods',
    {area: 'filter'},
    'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/filtering/index.mdx',
    'docs/api/data-grid/methods-filter',
    'methods',
  ],
  [
    'RemovedNames',
    {product: 'data-grid', from: 'v7'},
    'docs/migration/migration-data-grid-v7/index.mdx',
    'docs/api/data-grid/removed-v7',
    'removedNames',
  ],
])(
  '<%s> %j of %s becomes a part of the reference with its data',
  (tag, props, page, data, name) => {
    const [part, file, element] = run(tag, props, page);
    expect(JSON.stringify(part)).toContain('@site/src/components/api"');
    expect(JSON.stringify(file)).toContain(`@site/${data}.api.js"`);
    expect(element).toMatchObject({
      name: 'ApiPart',
      attributes: [{name: 'api'}, {name: 'name', value: name}],
    });
  },
);

test('data that a page shows twice is imported once', () => {
  const tag = (): MdxNode => ({type: 'mdxJsxFlowElement', name: 'ApiEvents', attributes: []});
  const tree: MdxNode = {type: 'root', children: [tag(), tag()]};
  const file = {path: path.join(siteDir, GUIDE), cwd: siteDir};
  remarkMdxComponents({siteDir, repoUrl: 'https://host/repo', language: 'en'})(tree, file);
  expect(tree.children!.map(({type}) => type)).toEqual([
    'mdxjsEsm',
    'mdxjsEsm',
    'mdxJsxFlowElement',
    'mdxJsxFlowElement',
  ]);
});

test('<PropMatrix> becomes a table of the product that the page is about', () => {
  const props = {components: ['DatePicker'], props: ['minDate']};
  const [table, ...others] = run(
    'PropMatrix',
    props,
    'docs/react-date-pickers/validation/index.mdx',
  );
  expect(others).toEqual([]);
  expect(table).toMatchObject({type: 'table'});
  expect(table).not.toHaveProperty('attributes');
  expect(JSON.stringify(table)).toContain(
    '/x/api/date-pickers/date-picker/#date-picker-prop-minDate',
  );
});

test.each([
  [
    'RemovedNames',
    {from: 'v7'},
    'needs product="…" with one of data-grid, date-pickers, charts, tree-view.',
  ],
  ['RemovedNames', {product: 'data-grid', from: 'v4'}, 'needs from="…" with one of v7, not "v4".'],
  ['RemovedNames', {product: 'charts', from: 'v7'}, 'needs from="…" with one of none, not "v7".'],
  ['ApiMethods', {area: 'sorting'}, 'needs area="…" with one of filter, sort, not "sorting".'],
  ['ApiSelectors', {}, 'needs category="…" with one of sorting.'],
  ['ApiEvents', {of: 'rows'}, 'has no prop "of": it has none.'],
  [
    'PropMatrix',
    {components: ['DatePikcer'], props: ['minDate']},
    'names DatePikcer, which has no page in the API reference of data-grid: correct it.',
  ],
])('<%s> %j stops the build with file and line', (tag, props, message) => {
  expect(() => run(tag, props)).toThrow(new Error(`${GUIDE}:7: <${tag}> ${message}`));
});
