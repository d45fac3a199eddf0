import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductTree from './ProductTree';
import {CATALOG} from './ProductTree/catalog';

const rows = () => document.querySelectorAll('[role=treeitem]');
const rowOf = (label: string) => screen.getByText(label).closest('[role=treeitem]');
const status = () => screen.getByRole('status').textContent;

test('the catalog has 100,000 products, of which the tree renders none at first', () => {
  expect(CATALOG.flatMap(({products}) => products)).toHaveLength(100_000);
  render(<ProductTree />);
  expect(status()).toBe('100,000 products');
  expect(rows()).toHaveLength(20);
});

test('shows the products of a category in pages', async () => {
  render(<ProductTree />);
  await userEvent.click(screen.getByText('Desks (5,000)'));
  expect(rows()).toHaveLength(20 + 50 + 1);
  expect(screen.queryByText(/ desk 51$/)).toBeNull();

  await userEvent.click(screen.getByText('Show more (4,950 left)'));
  expect(rows()).toHaveLength(20 + 100 + 1);
  expect(screen.getByText(/ desk 51$/).closest('[role=treeitem]')).toHaveFocus();

  await userEvent.keyboard('s'); // The next label that starts with this letter.
  expect(rowOf('Show more (4,900 left)')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(/ desk 101$/).closest('[role=treeitem]')).toHaveFocus();
  expect(rowOf('Show more (4,850 left)')).toHaveAttribute('aria-selected', 'false');
});

test('expands only the categories that match a search', async () => {
  render(<ProductTree />);
  const search = screen.getByRole('searchbox', {name: 'Search products'});
  await userEvent.click(search);
  await userEvent.paste('desk 123');
  expect(status()).toBe('11 products');
  expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
  expect(screen.getByText(/ desk 123$/)).toBeVisible();
  expect(rows()).toHaveLength(1 + 5 + 1);

  await userEvent.click(screen.getByText('Show more (6 left)'));
  expect(rows()).toHaveLength(1 + 11);

  await userEvent.clear(search);
  expect(rows()).toHaveLength(20);
});
