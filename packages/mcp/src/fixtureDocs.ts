import {
  INDEX_VERSION,
  type DocsIndex,
  type IndexedPage,
  type IndexedRow,
} from '@mui-x-docs/docs-index/format';
import type {Docs} from './loadDocs';

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

const page = (path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  description: '',
  group: '',
  isApi: path.startsWith('/x/api/'),
  headings: [],
  ...more,
});

const row = (
  of: string,
  kind: IndexedRow['kind'],
  name: string,
  more: Partial<IndexedRow> = {},
): IndexedRow => ({
  kind,
  name,
  of,
  page: `/x/api/meters/${kebab(of)}/`,
  anchor: `${kebab(of)}-${kind}-${name}`,
  ...more,
});

const index: DocsIndex = {
  formatVersion: INDEX_VERSION,
  version: '8.12.1',
  siteUrl: 'https://docs.example',
  baseUrl: '/',
  language: 'en',
  pages: [
    page('/x/react-charts/meters/', 'Meters', {
      headings: [
        {id: 'sizes', text: 'Sizes', depth: 2},
        {id: 'tiny', text: 'Tiny', depth: 3},
        {id: 'colors', text: 'Colors', depth: 2},
      ],
    }),
    page('/x/api/meters/meter/', 'Meter API', {
      imports: ["import { Meter } from 'meters';"],
      inherits: 'div',
      headings: [
        {id: 'props', text: 'Props', depth: 2},
        {id: 'slots', text: 'Slots', depth: 2},
      ],
    }),
    page('/x/api/meters/meter-pro/', 'MeterPro API', {imports: []}),
    page('/x/api/meters/label/', 'Label API', {imports: []}),
    page('/x/api/meters/grid-api/', 'GridApi API', {imports: []}),
  ],
  rows: [
    row('Meter', 'prop', 'value', {type: 'number', required: true}),
    row('MeterPro', 'prop', 'value', {type: 'number', required: true}),
    row('Meter', 'prop', 'label', {type: 'string', description: 'What it says.'}),
    row('Meter', 'prop', 'pageSizes', {type: 'number[]'}),
    row('Meter', 'slot', 'label', {type: 'Label'}),
    row('Meter', 'prop', 'rowsPerPage', {removed: '6', use: '`pageSizes`', codemod: 'v6/rows'}),
    row('Meter', 'class', 'needle', {type: '.MuiMeter-needle'}),
    row('GridApi', 'property', 'setPage', {type: '(page: number) => void'}),
    row('meters', 'export', 'OldMeter', {removed: '8.0', use: '`Meter`'}),
    row('GridEvents', 'event', 'rowClick', {
      page: '/x/react-charts/meters/',
      anchor: 'grid-event-rowClick',
    }),
  ],
  exports: [
    {
      name: 'useMeter',
      kind: 'hook',
      from: ['meters', 'meters-pro'],
      code: 'function useMeter(): number',
      product: 'charts',
      guides: ['/x/react-charts/meters/#sizes'],
    },
  ],
};

const MARKDOWN: Record<string, string> = {
  '/x/react-charts/meters/': [
    '---\ntitle: "Meters"\n---\n\n# Meters\n\nLead.\n\n## Sizes\n\nAll of them.\n\n**Demo: Basic meter**\n\n```tsx title="BasicMeter.tsx"\nlet a;\n\nlet b;\n```\n\nAfter the demo.',
    '### Tiny\n\nSmall.',
    '## Colors\n\n```md\n## No heading\n```\n\nRed.\n\n- `rowClick`: `() => void`\n  Fired on a click.',
  ].join('\n\n'),
  '/x/api/meters/meter/': [
    '# Meter API',
    '## Props\n\n- `value` (required): `number`\n- `label`: `string`\n  What it says.\n  Demos: one\n- `pageSizes`: `number[]`',
    '## Slots\n\n- `label`: `Label`',
  ].join('\n\n'),
};

/** Small docs of a fictional component, used by the tests of this package. */
export const DOCS: Docs = {
  ...index,
  origins: ['https://docs.example', 'http://localhost:3000'],
  names: {
    version: '',
    covers: 'names',
    base: '/x/',
    products: [],
    plans: [],
    groups: [],
    names: [],
    uses: [],
    pages: [],
    words: {},
    body: '',
    errors: [],
  },
  readSearchFile: () => Promise.reject(new Error('has no such file')),
  readMarkdown: (page) => Promise.resolve(MARKDOWN[page.path] ?? ''),
};
