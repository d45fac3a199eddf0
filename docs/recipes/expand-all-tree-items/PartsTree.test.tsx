import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PartsTree from './PartsTree';

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

const states = () =>
  screen
    .getAllByRole('treeitem')
    .filter((item) => item.hasAttribute('aria-expanded'))
    .map((item) => item.getAttribute('aria-expanded'));

test('expands all items, those of the top level, and none', async () => {
  render(<PartsTree />);
  expect(states()).toEqual(['true', 'false', 'true', 'false']);

  await press('Expand all');
  expect(states()).toEqual(['true', 'true', 'true', 'true']);
  expect(screen.getByRole('treeitem', {name: 'Cassette'})).toBeVisible();

  await press('Expand top level');
  expect(states()).toEqual(['true', 'false', 'true', 'false']);

  await press('Collapse all');
  expect(screen.queryAllByRole('treeitem', {expanded: true})).toHaveLength(0);
});

test('still lets users expand one item', async () => {
  render(<PartsTree />);
  expect(screen.queryByText('Cassette')).toBeNull();
  await userEvent.click(screen.getByText('Gears'));
  expect(screen.getByRole('treeitem', {name: 'Cassette'})).toBeVisible();
  expect(screen.queryByText('Saddle')).toBeNull();
});
