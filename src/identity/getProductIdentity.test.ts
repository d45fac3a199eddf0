import {getProductIdentity} from './getProductIdentity';

const identify = (canonicalAs: string, language = 'en', docsUrl = 'https://mui.com') =>
  getProductIdentity({canonicalAs, language, docsUrl, version: '8.12.1'});

/** The list as `text → href`, the current one marked. */
const listOf = (canonicalAs: string, language?: string, docsUrl?: string) =>
  identify(canonicalAs, language, docsUrl).versions.map(
    ({text, href, current}) => `${text}${current ? ' (current)' : ''} → ${href}`,
  );

test.each([
  ['/x/introduction/', 'MUI X', ''],
  ['/x/migration/migration-data-grid-v7/', 'MUI X', ''],
  ['/production-error/', 'MUI X', ''],
  ['/x/react-scheduler/', 'MUI X', ''],
  ['/x/react-data-grid/sorting/', 'Data Grid', 'MUI X'],
  ['/x/react-date-pickers/date-picker/', 'Date Pickers', 'MUI X'],
  ['/x/react-charts/', 'Charts', 'MUI X'],
  ['/x/react-tree-view/', 'Tree View', 'MUI X'],
  ['/x/api/tree-view/tree-item/', 'Tree View', 'MUI X'],
])('%s is %s, below the label "%s"', (path, name, metadata) => {
  expect(identify(path)).toMatchObject({name, metadata});
});

test.each([
  [
    '/x/introduction/',
    [
      'v8.12.1 (current) → /x/introduction/',
      'v7 → https://v7.mui.com/x/introduction/',
      'v6 → https://v6.mui.com/x/introduction/',
      'v5 → https://v5.mui.com/x/introduction/',
      'v4 → https://v4.mui.com/components/data-grid/',
    ],
  ],
  [
    '/x/react-data-grid/sorting/',
    [
      'v8.12.1 (current) → /x/react-data-grid/',
      'v7 → https://v7.mui.com/x/react-data-grid/',
      'v6 → https://v6.mui.com/x/react-data-grid/',
      'v5 → https://v5.mui.com/x/react-data-grid/',
      'v4 → https://v4.mui.com/components/data-grid/',
    ],
  ],
  [
    '/x/react-date-pickers/',
    [
      'v8.12.1 (current) → /x/react-date-pickers/',
      'v7 → https://v7.mui.com/x/react-date-pickers/',
      'v6 → https://v6.mui.com/x/react-date-pickers/',
      'v5 → https://v5.mui.com/x/react-date-pickers/getting-started/',
    ],
  ],
  [
    '/x/react-charts/',
    [
      'v8.12.1 (current) → /x/react-charts/',
      'v7 → https://v7.mui.com/x/react-charts/',
      'v6 → https://v6.mui.com/x/react-charts/',
    ],
  ],
  [
    '/x/react-tree-view/',
    [
      'v8.12.1 (current) → /x/react-tree-view/',
      'v7 → https://v7.mui.com/x/react-tree-view/',
      'v6 → https://v6.mui.com/x/react-tree-view/getting-started',
    ],
  ],
])('%s can be read in', (path, versions) => {
  expect(listOf(path)).toEqual(versions);
});

test('every language but English keeps its prefix in each version', () => {
  expect(listOf('/x/react-tree-view/', 'zh')).toEqual([
    'v8.12.1 (current) → /zh/x/react-tree-view/',
    'v7 → https://v7.mui.com/zh/x/react-tree-view/',
    'v6 → https://v6.mui.com/zh/x/react-tree-view/getting-started',
  ]);
});

test('older versions live on subdomains of the host that the docs are built for', () => {
  expect(listOf('/x/react-charts/', 'en', 'https://docs.example.org')[1]).toBe(
    'v7 → https://v7.docs.example.org/x/react-charts/',
  );
});

describe('the docs of an older major', () => {
  const versions = (canonicalAs: string, docsUrl = 'https://mui.com') =>
    getProductIdentity({
      canonicalAs,
      language: 'zh',
      docsUrl,
      versionName: 'v7',
      version: '7.29.13',
      newestVersion: '8.12.1',
    }).versions.map(({text, href, current}) => `${text}${current ? ' (current)' : ''} → ${href}`);

  test('are the ones at hand, and name the newest', () => {
    expect(versions('/x/react-charts/bars/')).toEqual([
      'v8.12.1 → https://mui.com/zh/x/react-charts/',
      'v7.29.13 (current) → /zh/x/react-charts/',
      'v6 → https://v6.mui.com/zh/x/react-charts/',
    ]);
  });

  test('keep the scheme and the port of a host that is configured', () => {
    expect(versions('/x/react-charts/', 'http://localhost:3000')).toContain(
      'v6 → http://v6.localhost:3000/zh/x/react-charts/',
    );
  });
});
