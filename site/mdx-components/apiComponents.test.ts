import path from 'node:path';
import {createSite} from '../demos/fixtures/createSite';
import type {MdxNode} from '../mdx/mdxNodes';
import {parseMdx} from '../mdx/parseMdx';
import {remarkMdxComponents} from './remarkMdxComponents';

const GUIDE = 'docs/react-data-grid/sorting/index.mdx';
const OLD = 'versioned_docs/version-v7';
const picker = {entry: {kind: 'component', props: [{name: 'minDate'}]}};
const siteDir = createSite({
  'docs/api/data-grid/methods-sort.api.json': '{}',
  'docs/api/data-grid/methods-filter.api.json': '{}',
  'docs/api/data-grid/selectors-sorting.api.json': '{}',
  [`${OLD}/api/data-grid/selectors-sorting.api.json`]: '{}',
  'docs/api/data-grid/events.api.json': '{}',
  'docs/api/data-grid/removed-v7.api.json': '{}',
  'docs/api/date-pickers/date-picker.api.json': JSON.stringify(picker),
});

/** Returns the nodes of a page with this source. */
function run(source: string, page = GUIDE): MdxNode[] {
  const tree = parseMdx(source);
  const file = {path: path.join(siteDir, page), cwd: siteDir};
  remarkMdxComponents({siteDir, repoUrl: 'https://host/repo', language: 'en'})(tree, file);
  return tree.children!;
}

const ZH_GUIDE = `i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/sorting/index.mdx`;
const OLD_GUIDE = `${OLD}/react-data-grid/sorting/index.mdx`;

test.each([
  ['<ApiMethods area="sort" />', GUIDE, 'docs/api/data-grid/methods-sort', 'methods'],
  ['<ApiEvents />', GUIDE, 'docs/api/data-grid/events', 'events'],
  [
    '<ApiSelectors category="sorting" />',
    OLD_GUIDE,
    `${OLD}/api/data-grid/selectors-sorting`,
    'selectors',
  ],
  ['<ApiMethods area="filter" />', ZH_GUIDE, 'docs/api/data-grid/methods-filter', 'methods'],
  [
    '<RemovedNames product="data-grid" from="v7" />',
    'docs/migration/migration-data-grid-v7/index.mdx',
    'docs/api/data-grid/removed-v7',
    'removedNames',
  ],
])('%s of %s becomes a part of the reference with its data', (source, page, data, name) => {
  // Data that a page shows twice is imported once.
  const [part, file, ...elements] = run(`${source}\n\n${source}`, page);
  expect(JSON.stringify(part)).toContain('@site/src/components/api"');
  expect(JSON.stringify(file)).toContain(`@site/${data}.api.js"`);
  const element = {name: 'ApiPart', attributes: [{name: 'api'}, {name: 'name', value: name}]};
  expect(elements).toMatchObject([element, element]);
});

const MATRIX = "<PropMatrix components={['DatePicker']} props={['minDate']} />";

test('<PropMatrix> becomes a table of the product that the page is about', () => {
  const nodes = run(MATRIX, 'docs/react-date-pickers/validation/index.mdx');
  expect(nodes).toMatchObject([{type: 'table'}]);
  expect(JSON.stringify(nodes)).toContain('/date-pickers/date-picker/#date-picker-prop-minDate');
});

test.each([
  ['<RemovedNames from="v7" />', 'Missing prop `product`. Add `product="…"`.'],
  ['<RemovedNames product="data-grid" from="v4" />', 'Prop `from` must be one of v7, not "v4".'],
  ['<RemovedNames product="charts" from="v7" />', 'Prop `from` must be one of none, not "v7".'],
  ['<ApiMethods area="sorting" />', 'Prop `area` must be one of filter, sort, not "sorting".'],
  ['<ApiSelectors />', 'Missing prop `category`. Add `category="…"`.'],
  ['<ApiEvents of="rows" />', 'Unknown prop `of`. Use one of none.'],
  [
    MATRIX.replace('DatePicker', 'DatePikcer'),
    'Unknown component "DatePikcer": the API reference of data-grid has no page for it. Correct the name.',
  ],
])('%s stops the build with file and line', (source, message) => {
  const [, tag] = /^<(\w+)/.exec(source)!;
  expect(() => run(`Text.\n\n${source}`)).toThrow(
    new Error(`${GUIDE}:3: \`<${tag}>\`: ${message}`),
  );
});
