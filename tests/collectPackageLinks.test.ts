import {createSite} from '../site/demos/fixtures/createSite';
import {collectPackageLinks, findLinks} from './site/collectPackageLinks';

test.each<[string, string[]]>([
  [' * - [Bars](https://mui.com/x/react-charts/bars/#size)', ['/x/react-charts/bars/#size']],
  ["'See https://mui.com/r/x-license-trial.'", ['/r/x-license-trial']],
  ['https://mui.com/r/x-get-license?scope=pro.', ['/r/x-get-license?scope=pro']],
  ['https://next.mui.com/x/api/, https://mui.com/fr/x/api/', ['/x/api/', '/fr/x/api/']],
  [
    '<https://mui.com/components/data-grid/pagination/#index-based-pagination>',
    ['/components/data-grid/pagination/#index-based-pagination'],
  ],
  ['https://mui.com/material-ui/api/paper/ https://mui.com/r/discord', []],
  ['https://v7.mui.com/x/react-charts/ https://example.com/x/', []],
])('%j has the links %j', (text, links) => {
  expect(findLinks(text)).toEqual(links);
});

test('packages of the family are read, each link once, with a file that has it', () => {
  const folder = createSite({
    'x-charts/BarChart/BarChart.d.ts': '// https://mui.com/x/b/ https://mui.com/x/a/',
    'x-charts/BarChart/BarChart.js': '// https://mui.com/x/a/',
    'x-charts/package.json': '{"homepage": "https://mui.com/x/c/"}',
    'x-charts/BarChart/data.json': '"https://mui.com/x/data/"',
    'material/README.md': 'https://mui.com/x/other/',
  });
  expect(collectPackageLinks(folder)).toEqual([
    {href: '/x/a/', source: 'x-charts/BarChart/BarChart.d.ts'},
    {href: '/x/b/', source: 'x-charts/BarChart/BarChart.d.ts'},
    {href: '/x/c/', source: 'x-charts/package.json'},
  ]);
});
