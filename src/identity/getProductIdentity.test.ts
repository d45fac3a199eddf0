import {getProductIdentity} from './getProductIdentity';

const identify = (canonicalAs: string, language = 'en', docsUrl = 'https://mui.com') =>
  getProductIdentity({canonicalAs, language, docsUrl, version: '8.12.1'});

/** Formats the list as `text → href`, with a marker for the current one. */
const print = ({versions}: ReturnType<typeof getProductIdentity>) =>
  versions.map(({text, href, current}) => `${text}${current ? ' (current)' : ''} → ${href}`);

test.each([
  ['/x/migration/migration-data-grid-v7/', 'MUI X', ''],
  ['/production-error/', 'MUI X', ''],
  ['/x/react-scheduler/', 'MUI X', ''],
  ['/x/react-data-grid/sorting/', 'Data Grid', 'MUI X'],
  ['/x/react-date-pickers/date-picker/', 'Date Pickers', 'MUI X'],
  ['/x/react-charts/', 'Charts', 'MUI X'],
  ['/x/api/tree-view/tree-item/', 'Tree View', 'MUI X'],
])('%s is %s, below the label "%s"', (path, name, metadata) => {
  expect(identify(path)).toMatchObject({name, metadata});
});

const INTRO = 'x/introduction/';
const GRID = 'x/react-data-grid/';
const PICKERS = 'x/react-date-pickers/';
const TREE = 'x/react-tree-view/';

test.each([
  ['/x/introduction/', [INTRO, INTRO, INTRO, INTRO, 'components/data-grid/']],
  ['/x/react-data-grid/sorting/', [GRID, GRID, GRID, GRID, 'components/data-grid/']],
  ['/x/react-date-pickers/', [PICKERS, PICKERS, PICKERS, `${PICKERS}getting-started/`]],
  ['/x/react-charts/', Array<string>(3).fill('x/react-charts/')],
  ['/x/react-tree-view/', [TREE, TREE, `${TREE}getting-started`]],
])('%s can be read in v8 and older versions, at %j', (path, [current, ...older]) => {
  expect(print(identify(path))).toEqual([
    `v8.12.1 (current) → /${current}`,
    ...older.map((page, at) => `v${7 - at} → https://v${7 - at}.mui.com/${page}`),
  ]);
});

test('every language except English keeps its prefix in each version', () => {
  expect(print(identify('/x/react-tree-view/', 'zh'))).toEqual([
    'v8.12.1 (current) → /zh/x/react-tree-view/',
    'v7 → https://v7.mui.com/zh/x/react-tree-view/',
    'v6 → https://v6.mui.com/zh/x/react-tree-view/getting-started',
  ]);
});

test.each([
  ['https://docs.example.org', 'https://v6.docs.example.org'],
  ['http://localhost:3000', 'http://v6.localhost:3000'],
])('older versions are on subdomains of %s', (docsUrl, host) => {
  const versions = print(identify('/x/react-charts/', 'en', docsUrl));
  expect(versions[2]).toBe(`v6 → ${host}/x/react-charts/`);
});

test('the docs of an older major are marked as current, and link to the newest', () => {
  const identity = getProductIdentity({
    canonicalAs: '/x/react-charts/bars/',
    language: 'zh',
    docsUrl: 'https://mui.com',
    versionName: 'v7',
    version: '7.29.13',
    newestVersion: '8.12.1',
  });
  expect(print(identity)).toEqual([
    'v8.12.1 → https://mui.com/zh/x/react-charts/',
    'v7.29.13 (current) → /zh/x/react-charts/',
    'v6 → https://v6.mui.com/zh/x/react-charts/',
  ]);
});
