import type {TreeContent} from '../../site/sidebar/listPages';
import {checkContent} from './checkContent';
import {flattenPages, listPages} from '../../site/sidebar/listPages';

type Doc = TreeContent['docs'][number];

const doc = (id: string, frontMatter: object = {}, rest: Partial<Doc> = {}): Doc => ({
  id,
  source: `@site/docs/${id}.mdx`,
  permalink: `/x/${id.replace(/index$/, '')}`,
  frontMatter: {title: 'Export', description: 'Take the rows out of the grid.', ...frontMatter},
  draft: false,
  unlisted: false,
  ...rest,
});

const content = (
  docs: Doc[],
  items: TreeContent['sidebars'][string],
  versionName = 'current',
): TreeContent => ({versionName, docs, sidebars: {docs: items}});

const row = (id: string, customProps?: Record<string, unknown>) => ({
  type: 'doc' as const,
  id,
  label: id,
  customProps,
});

const group = (
  label: string,
  items: TreeContent['sidebars'][string],
  customProps?: Record<string, unknown>,
) => ({
  type: 'category' as const,
  label,
  items,
  collapsed: true,
  collapsible: true,
  customProps,
});

test('pages and tree that agree pass', () => {
  const tree = content(
    [
      doc('grid/index'),
      doc('grid/export/index', {plan: 'pro'}),
      doc('hidden', {}, {unlisted: true}),
      doc('whats-new/index', {displayed_sidebar: 'docs'}),
      doc('draft', {}, {draft: true}),
    ],
    [row('grid/index'), group('Grid', [row('grid/export/index')], {plan: 'pro'})],
  );
  expect(() => checkContent(tree)).not.toThrow();
});

test.each<[string, TreeContent, string]>([
  [
    'a page outside the tree',
    content([doc('grid/index')], []),
    'docs/grid/index.mdx is not in the sidebar; add a page() line to sidebars.ts, or say unlisted: true or displayed_sidebar: docs in its front matter',
  ],
  [
    'a page outside the tree of an older version',
    content([doc('grid/index')], [], 'v7'),
    'docs/grid/index.mdx is not in the sidebar; add a page() line to versioned_sidebars/version-v7-sidebars.json, or say unlisted: true or displayed_sidebar: docs in its front matter',
  ],
  [
    'a page that stands in the tree twice',
    content([doc('grid/index')], [row('grid/index'), group('Grid', [row('grid/index')])]),
    'sidebars.ts: Duplicated pathname grid/index in pages',
  ],
  [
    'an unknown flag in the JSON of an older version',
    content([doc('grid/index')], [row('grid/index', {beta: true})], 'v7'),
    "versioned_sidebars/version-v7-sidebars.json: 'grid/index' has an unknown flag 'beta'; use plan, newFeature, planned, unstable",
  ],
  [
    'raw HTML in the tree',
    content([], [{type: 'html', value: '<hr>'}]),
    'sidebars.ts: an item of type html; the sidebar takes pages and groups only',
  ],
  [
    'a plan that nobody sells',
    content([doc('grid/index', {plan: 'gold'})], [row('grid/index')]),
    'docs/grid/index.mdx: plan "gold" in the front matter; use community, pro, premium',
  ],
  [
    'a plan that is not that of the tree',
    content(
      [doc('grid/index', {plan: 'pro'})],
      [group('Grid', [row('grid/index')], {plan: 'premium'})],
    ),
    'docs/grid/index.mdx: plan "pro" in the front matter, "premium" in sidebars.ts; take it out of the front matter or fix the sidebar',
  ],
  [
    'no title',
    content([doc('grid/index', {title: undefined})], [row('grid/index')]),
    'docs/grid/index.mdx has no title in its front matter',
  ],
  [
    'a title of 71 characters',
    content([doc('grid/index', {title: 'x'.repeat(71)})], [row('grid/index')]),
    'docs/grid/index.mdx has a title of 71 characters; keep it under 71',
  ],
  [
    'no description',
    content([doc('grid/index', {description: ''})], [row('grid/index')]),
    'docs/grid/index.mdx has no description in its front matter',
  ],
  [
    'a description of 161 characters',
    content([doc('grid/index', {description: `${'x'.repeat(160)}.`})], [row('grid/index')]),
    'docs/grid/index.mdx has a description of 161 characters; keep it under 161',
  ],
  [
    'a description that is no sentence',
    content([doc('grid/index', {description: 'Take rows out'})], [row('grid/index')]),
    'docs/grid/index.mdx has a description that does not end with a full stop',
  ],
])('%s stops the build in one line', (_, tree, message) => {
  expect(() => checkContent(tree)).toThrow(new Error(message));
});

test('all that is wrong is told at once', () => {
  const tree = content(
    [doc('grid/index', {title: '', description: 'Take rows out', plan: 'gold'}), doc('lost')],
    [row('grid/index', {beta: true})],
  );
  expect(() => checkContent(tree)).toThrow(
    new Error(
      [
        "sidebars.ts: 'grid/index' has an unknown flag 'beta'; use plan, newFeature, planned, unstable",
        'docs/grid/index.mdx has no title in its front matter',
        'docs/grid/index.mdx has a description that does not end with a full stop',
        'docs/grid/index.mdx: plan "gold" in the front matter; use community, pro, premium',
        'docs/lost.mdx is not in the sidebar; add a page() line to sidebars.ts, or say unlisted: true or displayed_sidebar: docs in its front matter',
      ].join('\n'),
    ),
  );
});

test('pages are listed by group, with the plan of their group, and without rows that lead elsewhere', () => {
  const groups = listPages(
    content(
      [doc('intro/index'), doc('grid/index'), doc('grid/export/index')],
      [
        {type: 'link', href: 'https://mui.com/x/whats-new/', label: "What's new"},
        row('intro/index'),
        group('Grid', [row('grid/index'), group('Rows', [row('grid/export/index')])], {
          plan: 'pro',
        }),
      ],
    ),
  );
  expect(groups).toEqual([
    {title: '', pages: [{path: '/x/intro/', title: 'intro/index'}], groups: []},
    {
      title: 'Grid',
      pages: [{path: '/x/grid/', title: 'grid/index', plan: 'pro'}],
      groups: [
        {
          title: 'Rows',
          pages: [{path: '/x/grid/export/', title: 'grid/export/index', plan: 'pro'}],
          groups: [],
        },
      ],
    },
  ]);
  expect(flattenPages(groups).map(({title}) => title)).toEqual([
    'intro/index',
    'Grid › grid/index',
    'Grid › Rows › grid/export/index',
  ]);
});
