import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StaffSearch from './StaffSearch';
import {searchTree} from './StaffSearch/searchTree';
import {STAFF} from './StaffSearch/staff';

const search = () => screen.getByRole('searchbox', {name: 'Search staff'});

test('expands the ancestors of all matches, and marks the matching text', async () => {
  const {container} = render(<StaffSearch />);
  expect(screen.getAllByRole('treeitem')).toHaveLength(STAFF.length);
  await userEvent.type(search(), 'mart');
  const marks = [...container.querySelectorAll('mark')];
  expect(marks.length).toBeGreaterThan(0);
  expect(new Set(marks.map((mark) => mark.textContent))).toEqual(new Set(['Mart']));
  expect(screen.getByRole('status')).toHaveTextContent(`Matches: ${marks.length}`);
  marks.forEach((mark) => expect(mark).toBeVisible());
});

test('moves the focus to the first match with Enter', async () => {
  render(<StaffSearch />);
  await userEvent.type(search(), 'mart{Enter}');
  expect(document.activeElement).toHaveAttribute('role', 'treeitem');
  expect(document.activeElement?.querySelector('mark')).toHaveTextContent('Mart');
});

test('collapses the tree when users clear the search', async () => {
  render(<StaffSearch />);
  await userEvent.type(search(), 'mart');
  expect(screen.queryAllByRole('treeitem', {expanded: true})).not.toHaveLength(0);
  await userEvent.clear(search());
  expect(screen.queryAllByRole('treeitem', {expanded: true})).toHaveLength(0);
  expect(screen.getByRole('status')).toHaveTextContent('Enter a name or department.');
});

test('finds items on all levels', () => {
  const {matches, ancestors} = searchTree(STAFF, ' DESIGN ');
  expect(matches).toContain('Austin/Design');
  expect(ancestors).toContain('Austin');
  expect(searchTree(STAFF, ' ')).toEqual({matches: [], ancestors: []});
});
