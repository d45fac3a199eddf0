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
) => ({type: 'category' as const, label, items, collapsed: true, collapsible: true, customProps});

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

const GRID = 'docs/grid/index.mdx';
const OLD_SIDEBAR = 'versioned_sidebars/version-v7-sidebars.json';

test.each<[TreeContent, string]>([
  [
    content([doc('grid/index')], []),
    `${GRID} is not in the sidebar; add a page() line to sidebars.ts, or say unlisted: true or displayed_sidebar: docs in its front matter`,
  ],
  [
    content([doc('grid/index')], [], 'v7'),
    `${GRID} is not in the sidebar; add a page() line to ${OLD_SIDEBAR}, or say unlisted: true or displayed_sidebar: docs in its front matter`,
  ],
  [
    content([doc('grid/index')], [row('grid/index'), group('Grid', [row('grid/index')])]),
    'sidebars.ts: Duplicated pathname grid/index in pages',
  ],
  [
    content([doc('grid/index')], [row('grid/index', {beta: true})], 'v7'),
    `${OLD_SIDEBAR}: 'grid/index' has an unknown flag 'beta'; use plan, newFeature, planned, unstable`,
  ],
  [
    content([], [{type: 'html', value: '<hr>'}]),
    'sidebars.ts: an item of type html; the sidebar takes pages and groups only',
  ],
  [
    content(
      [doc('grid/index', {plan: 'pro'})],
      [group('Grid', [row('grid/index')], {plan: 'premium'})],
    ),
    `${GRID}: plan "pro" in the front matter, "premium" in sidebars.ts; take it out of the front matter or fix the sidebar`,
  ],
])('the tree stops the build in one line: %#', (tree, message) => {
  expect(() => checkContent(tree)).toThrow(new Error(message));
});

test.each([
  [{plan: 'gold'}, ': plan "gold" in the front matter; use community, pro, premium'],
  [{title: undefined}, ' has no title in its front matter'],
  [{title: 'x'.repeat(71)}, ' has a title of 71 characters; keep it under 71'],
  [{description: ''}, ' has no description in its front matter'],
  [{description: 'x'.repeat(161)}, ' has a description of 161 characters; keep it under 161'],
  [{description: 'Take rows out'}, ' has a description that does not end with a full stop'],
])('front matter with %j stops the build in one line', (frontMatter, problem) => {
  const tree = content([doc('grid/index', frontMatter)], [row('grid/index')]);
  expect(() => checkContent(tree)).toThrow(`${GRID}${problem}`);
});

test('all problems are reported together', () => {
  const tree = content(
    [doc('grid/index', {title: '', description: 'Take rows out', plan: 'gold'}), doc('lost')],
    [row('grid/index', {beta: true})],
  );
  expect(() => checkContent(tree)).toThrow(
    /^.*unknown flag 'beta'.*\n.*no title.*\n.*a full stop\n.*plan "gold".*\n.*lost\.mdx is not in.*$/,
  );
});

test('pages are listed by group, with the plan of their group, and without links to other sites', () => {
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
  expect(groups).toMatchObject([{title: ''}, {title: 'Grid', groups: [{title: 'Rows'}]}]);
  expect(flattenPages(groups)).toEqual([
    {path: '/x/intro/', title: 'intro/index'},
    {path: '/x/grid/', title: 'Grid › grid/index', plan: 'pro'},
    {path: '/x/grid/export/', title: 'Grid › Rows › grid/export/index', plan: 'pro'},
  ]);
});
