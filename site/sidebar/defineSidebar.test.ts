import {createSite} from '../demos/fixtures/createSite';
import {formatProblem, listProblems} from '../problems/problemStore';
import {defineSidebar, external, group, page as pageIn, subheader} from './defineSidebar';
import type {PageFlags} from './shared';

const docsDir = createSite({
  'react-grid/index.mdx': '',
  'react-grid/server-side-data/index.mdx': '',
  'react-grid/export/index.mdx': '',
  'api/grid/grid.mdx': '',
});

const page = (pagePath: string, label?: string, flags?: PageFlags) =>
  pageIn(pagePath, label, flags, docsDir);

test('the tree is in the language of the titles; its keys stay', () => {
  const tree = defineSidebar(
    [
      external('https://example.org/new/', "What's new"),
      group('Data Grid', [
        subheader('Main features', [
          page('react-grid/export', 'Export'),
          page('react-grid', 'Home'),
        ]),
        // A group without pages isn't visible.
        subheader('Empty', [group('Rows', [])]),
      ]),
    ],
    {"What's new": '新内容', 'Data Grid': '数据表格', '/x/react-grid/export': '导出'},
  );
  expect(tree).toMatchObject([
    {label: '新内容', key: 'what-s-new'},
    {
      label: '数据表格',
      key: 'data-grid',
      collapsible: true,
      items: [
        {
          label: 'Main features',
          key: 'data-grid/main-features',
          collapsible: false,
          customProps: {subheader: true},
          items: [{label: '导出', key: 'react-grid/export'}, {label: 'Home'}],
        },
      ],
    },
  ]);
});

describe('page', () => {
  test('is the document of its folder, with its flags', () => {
    const flags = {plan: 'pro', newFeature: true} as const;
    expect(page('react-grid/export', 'Export', flags)).toMatchObject({
      id: 'react-grid/export/index',
      customProps: flags,
    });
  });

  test.each([
    ['react-grid/server-side-data', 'Server side data'],
    ['api/grid/grid', 'Grid'],
  ])('without a label, %s is %s', (pagePath, label) => {
    expect(page(pagePath)).toMatchObject({label});
    expect(page('api/grid/grid')).toMatchObject({id: 'api/grid/grid'});
  });

  test('with an anchor, it links to a heading', () => {
    expect(page('react-charts/#planned-charts', 'Future', {planned: true})).toMatchObject({
      href: '/x/react-charts/#planned-charts',
      customProps: {planned: true},
    });
  });

  test.each([
    [
      () => page('react-grid/nowhere'),
      "No document for page('react-grid/nowhere'). Create docs/react-grid/nowhere/index.mdx or remove the line.",
    ],
    [
      () => page('react-grid/exprot'),
      "No document for page('react-grid/exprot'). Did you mean 'react-grid/export'? If not, create docs/react-grid/exprot/index.mdx or remove the line.",
    ],
    [
      () => page('/react-grid'),
      "page('/react-grid') must be a folder path below docs, without a slash at either end.",
    ],
    [
      () => page('x/react-grid'),
      "page('x/react-grid') must be a folder path below docs, without a slash at either end.",
    ],
    [
      () => page('react-grid', 'Grid', {isNew: true} as PageFlags),
      'Unknown flag "isNew" of page(\'react-grid\'). Use one of "plan", "newFeature", "planned", "unstable".',
    ],
    [
      () => page('react-grid', 'Grid', {plan: 'gold'} as unknown as PageFlags),
      "Unknown plan \"gold\" of page('react-grid'). Use 'pro' or 'premium', or omit it for the Community plan.",
    ],
    [
      () => page('react-grid', 'Grid', {planned: 'soon'} as unknown as PageFlags),
      'Flag "planned" of page(\'react-grid\') must be true, not "soon".',
    ],
    [
      () => group('Columns', [], {wide: true} as PageFlags),
      'Unknown flag "wide" of group(\'Columns\'). Use one of "plan", "newFeature", "planned", "unstable".',
    ],
    [
      () => external('/x/whats-new/', 'New'),
      "external('/x/whats-new/') must be a URL that starts with https://.",
    ],
  ])('an invalid row is reported in one line: %#', (make, message) => {
    defineSidebar([make()]);
    // The site's file contains some of these strings, on lines that change.
    const [problem, ...others] = listProblems();
    expect(problem?.file).toBe('sidebars.ts');
    expect(formatProblem({...problem!, file: ''})).toBe(message);
    expect(others).toEqual([]);
  });
});

describe('defineSidebar', () => {
  test('rows with the same label have different keys for translators', () => {
    const tree = defineSidebar([
      group('Grid', [subheader('Components', [page('react-grid', 'Overview')])]),
      group('Charts', [
        subheader('Components', [group('Components', [page('react-grid/export', 'Overview')])]),
      ]),
    ]);
    const keys = [...JSON.stringify(tree).matchAll(/"key":"([^"]*)"/g)].map(([, key]) => key);
    expect(keys).toHaveLength(7);
    expect(new Set(keys).size).toBe(7);
  });

  test('all problems are reported together, including a duplicate page', () => {
    const rows = [
      page('react-grid'),
      page('react-grid/nowhere'),
      group('Grid', [page('react-grid')]),
    ];
    expect(defineSidebar(rows)).toHaveLength(1);
    expect(listProblems()).toMatchObject([
      {message: "No document for page('react-grid/nowhere')."},
      {message: 'Duplicate pathname "/x/react-grid" in the sidebar.', fix: 'Keep one entry.'},
    ]);
    defineSidebar([page('react-grid')]);
    expect(listProblems()).toEqual([]);
  });
});
