import type {TreeContent} from '../../site/sidebar/listPages';
import {formatProblem} from '../../site/problems/problemStore';
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

const check = (tree: TreeContent) => checkContent('/site', tree).map(formatProblem);

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
  expect(check(tree)).toEqual([]);
});

const GRID = 'docs/grid/index.mdx:1:';
const OLD_SIDEBAR = 'versioned_sidebars/version-v7-sidebars.json';

test.each<[TreeContent, string]>([
  [
    content([doc('grid/index')], []),
    `${GRID} The page isn't in the sidebar. Add a page() line to sidebars.ts, or set unlisted: true or displayed_sidebar: docs in its front matter.`,
  ],
  [
    content([doc('grid/index')], [], 'v7'),
    `${GRID} The page isn't in the sidebar. Add a page() line to ${OLD_SIDEBAR}, or set unlisted: true or displayed_sidebar: docs in its front matter.`,
  ],
  [
    content([doc('grid/index')], [row('grid/index'), group('Grid', [row('grid/index')])]),
    'sidebars.ts: Duplicate pathname "grid/index" in the sidebar. Keep one entry.',
  ],
  [
    content([doc('grid/index')], [row('grid/index', {beta: true})], 'v7'),
    `${OLD_SIDEBAR}: Unknown flag "beta" of "grid/index". Use one of "plan", "newFeature", "planned", "unstable".`,
  ],
  [
    content([], [{type: 'html', value: '<hr>'}]),
    'sidebars.ts: Unsupported item type "html". Use pages and groups.',
  ],
  [
    content(
      [doc('grid/index', {plan: 'pro'})],
      [group('Grid', [row('grid/index')], {plan: 'premium'})],
    ),
    `${GRID} The plan is "pro" in the front matter, but "premium" in sidebars.ts. Remove it from the front matter, or fix the sidebar.`,
  ],
])('a problem of the tree is reported in one line: %#', (tree, line) => {
  expect(check(tree)).toEqual([line]);
});

test.each([
  [{plan: 'gold'}, '"plan" must be one of community, pro, premium, not "gold".'],
  [{title: undefined}, 'Missing "title" in the front matter.'],
  [{title: 'x'.repeat(71)}, '"title" must be at most 70 characters long, not 71.'],
  [{description: ''}, 'Missing "description" in the front matter.'],
  [{description: 'x'.repeat(161)}, '"description" must be at most 160 characters long, not 161.'],
  [{description: 'Take rows out'}, '"description" must end with a period.'],
])('front matter with %j is reported in one line', (frontMatter, problem) => {
  const tree = content([doc('grid/index', frontMatter)], [row('grid/index')]);
  expect(check(tree)[0]).toBe(`${GRID} ${problem}`);
});

test('all problems are reported together', () => {
  const tree = content(
    [doc('grid/index', {title: '', description: 'Take rows out', plan: 'gold'}), doc('lost')],
    [row('grid/index', {beta: true})],
  );
  expect(check(tree)).toEqual([
    expect.stringContaining('flag "beta"'),
    expect.stringContaining('Missing "title"'),
    expect.stringContaining('end with a period'),
    expect.stringContaining('"plan" must be'),
    expect.stringContaining("lost.mdx:1: The page isn't in the sidebar."),
  ]);
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
