import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {findPageFlags, findItemPath} from './shared';

const page = (href: string, customProps?: Record<string, unknown>): PropSidebarItem => ({
  type: 'link',
  href,
  label: href,
  customProps,
});

const group = (
  label: string,
  items: PropSidebarItem[],
  customProps?: Record<string, unknown>,
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  customProps,
});

const tree = [
  page('https://mui.com/x/whats-new/'),
  page('/x/react-charts/#planned-charts', {planned: true}),
  group('Data Grid', [
    page('/x/react-data-grid/'),
    group(
      'Row grouping',
      [
        page('/x/react-data-grid/row-grouping/', {newFeature: true}),
        page('/x/react-data-grid/tree-data/', {plan: 'pro'}),
      ],
      {plan: 'premium', subheader: true},
    ),
  ]),
];

test.each([
  ['/x/react-data-grid/row-grouping/', {plan: 'premium', newFeature: true}],
  // A page's own plan takes precedence over that of its group.
  ['/x/react-data-grid/tree-data/', {plan: 'pro'}],
  ['/x/react-data-grid/tree-data', {plan: 'pro'}],
  ['/x/react-data-grid/', {}],
  ['/x/elsewhere/', {}],
  // A sidebar item links to a heading of this page.
  ['/x/react-charts/', {}],
])('%s has its own flags and the plan of its group: %j', (path, flags) => {
  expect(findPageFlags(tree, path)).toEqual(flags);
});

test('the groups around a page are found from the outside in', () => {
  expect(
    findItemPath(tree, '/x/react-data-grid/tree-data/')?.map(
      (item) => 'label' in item && item.label,
    ),
  ).toEqual(['Data Grid', 'Row grouping', '/x/react-data-grid/tree-data/']);
});
