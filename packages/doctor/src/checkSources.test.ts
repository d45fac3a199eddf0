import {INDEX_VERSION} from '@mui-x-docs/docs-index/format';
import {checkManifest} from './checkManifest';
import {checkSources} from './checkSources';
import {createNames} from './names';

const NAMES = createNames(
  {
    formatVersion: INDEX_VERSION,
    version: '8.12.1',
    siteUrl: 'https://docs.example',
    baseUrl: '/',
    language: 'en',
    pages: [],
    rows: [
      {
        kind: 'prop',
        name: 'legend',
        of: 'BarChart',
        page: '/x/api/charts/bar-chart/',
        anchor: 'legend',
        removed: '8.0',
      },
    ],
    exports: [
      {name: 'BarChart', kind: 'component', from: ['@mui/x-charts'], product: '', guides: []},
    ],
  },
  {'@mui/x-charts': {'@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0'}, '@mui/x-data-grid': {}},
);

const check = async (files: Record<string, string>) => {
  const sources = Object.entries(files).map(([file, code]) => ({file, read: () => code}));
  const {findings, ...report} = await checkSources(sources, NAMES);
  return {...report, found: findings.map(({file, line, reason}) => `${file}:${line} ${reason}`)};
};

it('follows names that modules of the project export again', async () => {
  const {found} = await check({
    'src/charts/index.ts': "export {BarChart as Bars} from '@mui/x-charts';",
    'src/ui/Chart.tsx':
      "import {styled} from '@mui/material/styles';\nimport {Bars} from '../charts';\nexport default styled(Bars)({});",
    'src/Relative.tsx': "import Chart from './ui/Chart';\nconst a = <Chart legend={{}} />;",
    'src/Alias.tsx': "import {Bars} from '@/charts';\nconst a = <Bars legend={{}} />;",
    'src/Other.tsx': "import {Bars} from 'charts';\nconst a = <Bars legend={{}} />;",
  });
  expect(found.sort()).toEqual(['src/Alias.tsx:2 removed', 'src/Relative.tsx:2 removed']);
});

it('reports unreadable files, and skips binary and long ones', async () => {
  const {found, files, skipped} = await check({
    'broken.tsx': "import {BarChart} from '@mui/x-charts';\nconst a = (",
    'binary.js': "import '@mui/x-charts'\0",
    'bundle.js': `import '@mui/x-charts';${' '.repeat(1_000_000)}`,
    'empty.ts': '',
  });
  expect({found, files, skipped}).toEqual({found: ['broken.tsx:2 syntax'], files: 4, skipped: 2});
});

it.each([
  ['no MUI X', {dependencies: {react: '^19.0.0'}}, []],
  ['fitting packages', {dependencies: {'@mui/x-charts': '^8.0.0', '@mui/material': '^7.0.0'}}, []],
  [
    'a peer dependency that is too old',
    {dependencies: {'@mui/x-charts': '^8.0.0'}, devDependencies: {'@mui/material': '^4.12.0'}},
    ['@mui/material'],
  ],
  [
    'different major versions',
    {dependencies: {'@mui/x-charts': '~8.4.0', '@mui/x-data-grid': '6.20.0'}},
    ['@mui/x-data-grid'],
  ],
  ['a renamed package', {dependencies: {'@mui/x-license-pro': '^6.0.0'}}, ['@mui/x-license-pro']],
  ['no ranges', {dependencies: {'@mui/x-charts': 'workspace:*', '@mui/material': 'latest'}}, []],
  ['nothing', null, []],
])('a package.json with %s', (_, manifest, expected) => {
  const text = JSON.stringify(manifest, null, 2);
  const {findings} = checkManifest(text, 'package.json', NAMES);
  expect(findings.map(({line}) => /"(.*?)"/.exec(text.split('\n')[line - 1]!)![1])).toEqual(
    expected,
  );
});
