import path from 'node:path';
import {createSite} from '../demos/fixtures/createSite';
import {MDX_COMPONENTS} from '../mdx-components/registry';
import {renderMarkdownVersion} from './renderMarkdownVersion';

const siteDir = createSite({
  'package.json':
    '{"dependencies": {"@mui/x-data-grid": "8.12.1", "@mui/x-charts": "^8.12.0", "@mui/x-charts-pro": "8.12.0"}}',
  'docs/react-charts/data/boats.ts': 'export const boats = [1, 2];\n',
  'docs/react-charts/bars/BasicBars.tsx':
    "import {boats} from '../data/boats';\n\nexport default function BasicBars() {\n  // #region preview\n  return <p>{boats}</p>;\n  // #endregion\n}\n",
  'docs/react-charts/bars/MoreBars.tsx':
    "import {boats} from '../data/boats';\n\nexport default boats;\n",
  'docs/react-charts/playgrounds/BarChart.tsx': '',
  'docs/react-charts/bars/Styled/css/index.tsx': "import './styles.css';\n\nexport default 1;\n",
  'docs/react-charts/bars/Styled/css/styles.css': '.bar {\n  color: red;\n}\n',
  'docs/react-charts/bars/Styled/system/index.tsx': 'export default 2;\n',
  'docs/api/data-grid/methods-sorting.api.json': JSON.stringify({
    entry: {
      kind: 'interface',
      name: 'GridApi',
      properties: [
        {
          name: 'sortColumn',
          type: '(field: string) => void',
          description: 'Sorts by a [column](/x/react-data-grid/sorting/).',
          signature: {args: [{name: 'field', type: 'string', description: 'The column.'}]},
        },
      ],
    },
    list: 'methods',
    pages: {},
    usedIn: {},
  }),
});
const folder = path.join(siteDir, 'docs/react-charts/bars');

const render = (source: string) =>
  renderMarkdownVersion(source, MDX_COMPONENTS, {
    siteDir,
    file: path.join(folder, 'index.mdx'),
    folder,
    docsDir: path.join(siteDir, 'docs'),
    language: 'en',
    repoUrl: 'https://example.com/repo',
    resolve: (href) => `https://docs.example${href}`,
    shown: new Set(),
  });
const markdown = (source: string) => render(source).markdown;

test.each([
  [
    'Markdown as it is',
    'Some *words* at 10:30 and `<Code />`.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n- one\n  - two\n',
    'Some *words* at 10:30 and `<Code />`.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n- one\n  - two\n',
  ],
  [
    'callouts as quotes',
    ':::warning[Mind `this`]\nSee [bars](/x/bars/).\n\n```ts\nlet a;\n```\n:::\n',
    '> **Warning: Mind `this`**\n>\n> See [bars](https://docs.example/x/bars/).\n>\n> ```ts\n> let a;\n> ```\n',
  ],
  [
    'links and images of the site with full URLs',
    '[**Bars**](/x/bars/#basics "More") and ![A bar](/static/bar.png), [list](pathname:///llms.txt), [here](#top), [there](https://mui.com/), [ref].\n\n[ref]: /x/lines/\n',
    '[**Bars**](https://docs.example/x/bars/#basics "More") and ![A bar](https://docs.example/static/bar.png), [list](https://docs.example/llms.txt), [here](https://docs.example#top), [there](https://mui.com/), [ref].\n\n[ref]: https://docs.example/x/lines/\n',
  ],
  [
    'code blocks with their title and without highlights',
    '```tsx title="App.tsx" {1} showLineNumbers\n// highlight-next-line\nconst a = 1;\n```\n',
    '```tsx title="App.tsx"\nconst a = 1;\n```\n',
  ],
  [
    'tabs one below the other',
    '<CodeTabs storageKey="manager">\n\n```bash tab="npm"\nnpm i\n```\n\n```bash tab="yarn"\nyarn\n```\n\n</CodeTabs>\n',
    'npm:\n\n```bash\nnpm i\n```\n\nyarn:\n\n```bash\nyarn\n```\n',
  ],
  [
    'the packages of each plan with their versions',
    '<Installation product="charts" />\n',
    '```bash\n# Community\nnpm install @mui/x-charts@8.12.0\n\n# Pro\nnpm install @mui/x-charts-pro@8.12.0\n```\n',
  ],
  [
    'the Markdown in feature lists and plan comparisons',
    '<FeatureList>\n\n- Sorting\n- Pinning [pro]\n\n</FeatureList>\n\n<PlanComparison>\n\n| Feature | Pro |\n| --- | --- |\n| Sorting | yes |\n\n</PlanComparison>\n',
    '- Sorting\n- Pinning (Pro)\n\n| Feature | Pro |\n| --- | --- |\n| Sorting | yes |\n',
  ],
  [
    'rows of the API reference',
    '<ApiMethods area="sorting" />\n',
    '- `sortColumn`: `(field: string) => void`\n  Sorts by a [column](https://docs.example/x/react-data-grid/sorting/).\n  - `field`: The column.\n',
  ],
  [
    'a code block inside a list with its indentation',
    '1. First:\n\n   ```bash tab="x"\n   npm i\n   ```\n',
    '1. First:\n\n   ```bash\n   npm i\n   ```\n',
  ],
  [
    'HTML without comments, imports, and attributes that only React reads',
    "import a from './a.js';\n\nPress <kbd className=\"key\">Esc</kbd>{' '}now.{/* note */}\n",
    'Press <kbd>Esc</kbd> now.\n',
  ],
])('renders %s', (_, source, expected) => {
  expect(markdown(source)).toBe(expected);
});

test('headings lose their id and spell their plan, and both are known', () => {
  const {markdown: text, headings} = render(
    '## Row `grouping` [premium] {/* #groups */}\n\nText.\n\n### Pin it\n\n### Pin it\n',
  );
  expect(text).toBe('## Row `grouping` (Premium)\n\nText.\n\n### Pin it\n\n### Pin it\n');
  expect(headings).toEqual([
    {text: 'Row grouping', id: 'groups', depth: 2},
    {text: 'Pin it', id: 'pin-it', depth: 3},
    {text: 'Pin it', id: 'pin-it-1', depth: 3},
  ]);
});

test('a demo is its files, without preview marks, a shared one once', () => {
  expect(markdown('<Demo name="BasicBars" height={300} />\n\n<Demo name="MoreBars" />\n')).toBe(
    [
      '**Demo: Basic bars**',
      '```tsx title="BasicBars.tsx"\nimport {boats} from \'./data/boats\';\n\nexport default function BasicBars() {\n  return <p>{boats}</p>;\n}\n```',
      '```ts title="data/boats.ts"\nexport const boats = [1, 2];\n```',
      '**Demo: More bars**',
      '```tsx title="MoreBars.tsx"\nimport {boats} from \'./data/boats\';\n\nexport default boats;\n```',
      '`data/boats.ts` is the same as above.\n',
    ].join('\n\n'),
  );
});

test('a demo with several stylings shows each', () => {
  const text = markdown('<Demo name="Styled" />');
  expect(text).toContain('**Demo: Styled, styled with the system prop**');
  expect(text).toContain('**Demo: Styled, styled with plain CSS**');
  expect(text).toContain('```css title="styles.css"\n.bar {\n  color: red;\n}\n```');
});

test('a playground shows the code of its demo', () => {
  expect(markdown('<Playground component="BarChart" />')).toMatch(/^\*\*Demo: Bar chart\*\*/);
});

test.each([
  [
    'Text.\n\n<Mystery />\n',
    "3: `<Mystery>`: Can't convert this tag to Markdown. Add it to `MDX_COMPONENTS` in",
  ],
  [
    '<ApiMethods area="none" />\n',
    '1: `<ApiMethods>`: Missing methods-none.api.json of the API reference.',
  ],
  ['Sum: {1 + 1}\n', "1: Can't convert `{1 + 1}` to Markdown. Write it as plain text."],
])('%j stops the build and names file, line and fix', (source, message) => {
  expect(() => render(source)).toThrow(`docs/react-charts/bars/index.mdx:${message}`);
});
