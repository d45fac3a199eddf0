import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {findAdjacentPages} from './shared';

const page = (href: string, rest: {unlisted?: boolean} = {}): PropSidebarItem => ({
  type: 'link',
  href,
  label: href,
  ...rest,
});

const group = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
});

const tree = [
  page('https://mui.com/x/whats-new/'),
  group('Introduction', [page('/x/introduction/'), page('/x/introduction/support/')]),
  group('Charts', [
    page('/x/react-charts/'),
    group('Bars', [page('/x/react-charts/bars/')]),
    page('/x/react-charts/#planned-charts'),
    page('/x/react-charts/secret/', {unlisted: true}),
    page('/x/react-charts/axis/'),
  ]),
];

test.each([
  ['/x/introduction/', undefined, '/x/introduction/support/'],
  // The next page can be in another group.
  ['/x/introduction/support/', '/x/introduction/', '/x/react-charts/'],
  // Headings and unlisted pages are skipped.
  ['/x/react-charts/bars/', '/x/react-charts/', '/x/react-charts/axis/'],
  ['/x/react-charts/axis/', '/x/react-charts/bars/', undefined],
  // A page outside the sidebar has neither.
  ['/x/whats-new/', undefined, undefined],
])('%s is between %s and %s', (path, previous, next) => {
  const found = findAdjacentPages(tree, path);
  expect([found.previous?.href, found.next?.href]).toEqual([previous, next]);
});

test('a page in a separate group has its name, from outside the group only', () => {
  const groupsAround = (path: string) => {
    const {previous, next} = findAdjacentPages(tree, path);
    return [previous?.group, next?.group];
  };
  expect(groupsAround('/x/introduction/support/')).toEqual([undefined, 'Charts']);
  expect(groupsAround('/x/react-charts/')).toEqual(['Introduction', 'Bars']);
  expect(groupsAround('/x/react-charts/bars/')).toEqual([undefined, undefined]);
  expect(groupsAround('/x/react-charts/axis/')).toEqual(['Bars', undefined]);
});
