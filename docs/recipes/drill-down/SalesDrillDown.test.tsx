import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import SalesDrillDown from './SalesDrillDown';

beforeEach(() => stubChartLayout());

const getBars = (title: string) =>
  screen.getByTitle(title).closest('svg')!.querySelectorAll('.MuiBarElement-root');

test('opens a category with a click on its bar, and goes back', async () => {
  render(<SalesDrillDown />);
  const names = screen.getAllByRole('button').map(({textContent}) => textContent);
  expect(names).toEqual(['Electronics', 'Furniture', 'Accessories', 'Lighting']);

  await userEvent.click(getBars('Revenue by category')[1]!);
  expect(getBars('Revenue by product, Furniture')).toHaveLength(3);
  expect(screen.getByText('Standing desk')).toBeVisible();
  expect(screen.getByText('Furniture')).toHaveAttribute('aria-current', 'page');

  await userEvent.click(screen.getByRole('button', {name: 'All categories'}));
  expect(getBars('Revenue by category')).toHaveLength(4);
});

test('works with the keyboard, and keeps the focus', async () => {
  render(<SalesDrillDown />);
  expect(document.body).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(getBars('Revenue by product, Lighting')).toHaveLength(2);
  expect(screen.getByRole('button', {name: 'All categories'})).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', {name: 'Lighting'})).toHaveFocus();
});

test('does nothing on a click on a product', async () => {
  render(<SalesDrillDown />);
  await userEvent.click(screen.getByRole('button', {name: 'Electronics'}));
  const title = 'Revenue by product, Electronics';
  await userEvent.click(getBars(title)[0]!);
  expect(getBars(title)).toHaveLength(4);
});
