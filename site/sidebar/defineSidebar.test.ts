import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {listFaults} from '../../site/faults/faults';
import {defineSidebar, external, group, page as pageIn, subheader} from './defineSidebar';
import type {PageFlags} from './shared';

const docsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sidebar-'));
for (const file of [
  'react-grid/index.mdx',
  'react-grid/server-side-data/index.mdx',
  'react-grid/export/index.mdx',
  'api/grid/grid.mdx',
]) {
  fs.mkdirSync(path.dirname(path.join(docsDir, file)), {recursive: true});
  fs.writeFileSync(path.join(docsDir, file), '');
}
afterAll(() => fs.rmSync(docsDir, {recursive: true}));

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
      ]),
    ],
    {"What's new": '新内容', 'Data Grid': '数据表格', '/x/react-grid/export': '导出'},
  );
  expect(tree).toMatchObject([
    {label: '新内容', key: 'what-s-new'},
    {
      label: '数据表格',
      key: 'data-grid',
      items: [
        {
          label: 'Main features',
          key: 'data-grid/main-features',
          items: [{label: '导出', key: 'react-grid/export'}, {label: 'Home'}],
        },
      ],
    },
  ]);
});

describe('page', () => {
  test('is the document of its folder, with its flags', () => {
    expect(page('react-grid/export', 'Export', {plan: 'pro', newFeature: true})).toEqual({
      type: 'doc',
      id: 'react-grid/export/index',
      label: 'Export',
      key: 'react-grid/export',
      customProps: {plan: 'pro', newFeature: true},
    });
  });

  test('may be a file of its own name', () => {
    expect(page('api/grid/grid')).toMatchObject({id: 'api/grid/grid'});
  });

  test.each([
    ['react-grid/server-side-data', 'Server side data'],
    ['api/grid/grid', 'Grid'],
  ])('without a label, %s is %s', (pagePath, label) => {
    expect(page(pagePath)).toMatchObject({label});
  });

  test('with an anchor it leads to a heading', () => {
    expect(page('react-charts/#planned-charts', 'Future Components', {planned: true})).toEqual({
      type: 'link',
      href: '/x/react-charts/#planned-charts',
      label: 'Future Components',
      key: 'react-charts/#planned-charts',
      customProps: {planned: true},
    });
  });

  test.each([
    [
      'a page that is not written',
      () => page('react-grid/nowhere'),
      "sidebars.ts: page('react-grid/nowhere') has no document; write docs/react-grid/nowhere/index.mdx or take the line out",
    ],
    [
      'a slash in front',
      () => page('/react-grid'),
      "sidebars.ts: page('/react-grid') must be the folder's path below docs, with no slash at either end",
    ],
    [
      'an address instead of a folder',
      () => page('x/react-grid'),
      "sidebars.ts: page('x/react-grid') must be the folder's path below docs, with no slash at either end",
    ],
    [
      'an unknown flag',
      () => page('react-grid', 'Grid', {isNew: true} as PageFlags),
      "sidebars.ts: page('react-grid') has an unknown flag 'isNew'; use plan, newFeature, planned, unstable",
    ],
    [
      'an unknown plan',
      () => page('react-grid', 'Grid', {plan: 'gold'} as unknown as PageFlags),
      "sidebars.ts: page('react-grid') has plan \"gold\"; use 'pro' or 'premium', or leave it out for the community plan",
    ],
    [
      'a flag that is no yes',
      () => page('react-grid', 'Grid', {planned: 'soon'} as unknown as PageFlags),
      'sidebars.ts: page(\'react-grid\') has planned "soon"; use true',
    ],
    [
      'an unknown flag of a group',
      () => group('Columns', [], {wide: true} as PageFlags),
      "sidebars.ts: group('Columns') has an unknown flag 'wide'; use plan, newFeature, planned, unstable",
    ],
    [
      'a path where an address belongs',
      () => external('/x/whats-new/', 'New'),
      "sidebars.ts: external('/x/whats-new/') must be a full address that starts with https://",
    ],
  ])('%s is told in one line', (_, make, message) => {
    defineSidebar([make()]);
    // The file of the site has some of these texts, on lines that change.
    expect(listFaults().map((fault) => fault.replace(/^sidebars\.ts:\d+/, 'sidebars.ts'))).toEqual([
      message,
    ]);
  });

  test('a slip of the pen is told with the page that was meant', () => {
    defineSidebar([page('react-grid/exprot')]);
    expect(listFaults()).toEqual([
      "sidebars.ts: page('react-grid/exprot') has no document; did you mean 'react-grid/export'? Otherwise write docs/react-grid/exprot/index.mdx or take the line out",
    ]);
  });
});

describe('defineSidebar', () => {
  test('a group opens and closes, a subheader does neither', () => {
    const [top] = defineSidebar([
      group('Grid', [subheader('Main features', [page('react-grid')])], {plan: 'premium'}),
    ]);
    expect(top).toMatchObject({
      type: 'category',
      collapsible: true,
      collapsed: true,
      customProps: {plan: 'premium'},
      items: [{collapsible: false, collapsed: false, customProps: {subheader: true}}],
    });
  });

  test('rows with the same label have different keys for translators', () => {
    const tree = defineSidebar([
      group('Grid', [subheader('Components', [page('react-grid', 'Overview')])]),
      group('Charts', [
        subheader('Components', [group('Components', [page('react-grid/export', 'Overview')])]),
      ]),
    ]);
    const keys: unknown[] = [];
    const collect = (items: typeof tree): void =>
      items.forEach((item) => {
        keys.push(item.key);
        if (item.type === 'category') {
          collect(item.items);
        }
      });
    collect(tree);
    expect(keys).toEqual([
      'grid',
      'grid/components',
      'react-grid',
      'charts',
      'charts/components',
      'charts/components/components',
      'react-grid/export',
    ]);
  });

  test('a group without pages does not show', () => {
    expect(
      defineSidebar([group('Grid', [subheader('Main features', [group('Rows', [])])])]),
    ).toEqual([]);
  });

  test('all faults are told at once, a page that stands in it twice among them', () => {
    const rows = [
      page('react-grid'),
      page('react-grid/nowhere'),
      group('Grid', [page('react-grid')]),
    ];
    expect(defineSidebar(rows)).toHaveLength(1);
    expect(listFaults()).toEqual([
      expect.stringContaining("page('react-grid/nowhere') has no document"),
      'sidebars.ts: Duplicated pathname /x/react-grid in pages; keep one of its rows',
    ]);
    defineSidebar([page('react-grid')]);
    expect(listFaults()).toEqual([]);
  });
});
