import type {DocsIndex, IndexedPage, IndexedRow} from '@mui-x-docs/docs-index/format';
import {createSkills} from './createSkills';

const page = (path: string, rest: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title: `Title of ${path}`,
  description: 'A sentence.',
  group: '',
  isApi: false,
  headings: [],
  ...rest,
});
const removedProp = (of: string, rest: Partial<IndexedRow>): IndexedRow => ({
  kind: 'prop',
  name: 'legend',
  of,
  page: `/x/api/charts/${of.toLowerCase()}/`,
  anchor: '',
  removed: '8.0',
  use: '`slotProps.legend`',
  ...rest,
});
const INDEX: DocsIndex = {
  formatVersion: 1,
  version: '8.12.1',
  siteUrl: 'https://docs.example',
  baseUrl: '/',
  language: 'en',
  pages: [
    page('/x/react-charts/zoom/', {product: 'charts', plan: 'pro'}),
    page('/x/api/charts/bar-chart/', {product: 'charts', isApi: true}),
    page('/x/migration/migration-charts-v7/'),
  ],
  rows: [
    ...['BarChart', 'LineChart', 'PieChart', 'ScatterChart'].map((of) => removedProp(of, {})),
    removedProp('BarChart', {name: 'gone', use: '`here`', codemod: 'rename-gone'}),
    removedProp('BarChart', {name: 'older', removed: '7'}),
  ],
  exports: [],
};
const files = Object.fromEntries(
  createSkills(INDEX, {
    productNames: {
      'data-grid': 'Data Grid',
      'date-pickers': 'Date and Time Pickers',
      charts: 'Charts',
      'tree-view': 'Tree View',
    },
    install: () => ({plans: [{plan: 'community', name: '@mui/x-charts', version: '8.12.0'}]}),
  }).map(({path, text}) => [path, text]),
);
const charts = files['.well-known/agent-skills/mui-x-charts/SKILL.md']!;

it('has front matter, versions, plans, and links to Markdown', () => {
  expect(charts).toMatch(/^---\nname: mui-x-charts\ndescription: ".*@mui\/x-charts.*"\n---\n\n# /);
  expect(charts).toContain('- `@mui/x-charts@8.12.0`: Community plan');
  expect(charts).toContain(
    '- [Title of /x/react-charts/zoom/](https://docs.example/x/react-charts/zoom.md) (Pro): A sentence.',
  );
  expect(charts).toContain('](https://docs.example/x/api/charts/bar-chart.md)');
  expect(files['.well-known/agent-skills/mui-x-upgrade/SKILL.md']).toContain(
    'https://docs.example/x/migration/migration-charts-v7.md',
  );
});

it('lists the names that this major version removed, once for all components', () => {
  expect(charts).toContain(
    '- `legend` of `BarChart`, `LineChart`, `PieChart` and 1 more → `slotProps.legend`\n',
  );
  expect(charts).toContain('- `gone` of `BarChart` → `here` (codemod: `rename-gone`)');
  expect(charts).not.toContain('older');
});
