import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import AccountList from './AccountList';

beforeEach(() => stubGridSize());

const rowOf = (customer: string) =>
  screen.getByRole('row', {name: new RegExp(customer)});
const customers = () =>
  screen
    .getAllByRole('gridcell')
    .filter(({dataset}) => dataset.field === 'customer')
    .map(({textContent}) => textContent);

test('renders an avatar, a link, a chip, and a chart with a name in each row', () => {
  render(<AccountList />);
  const row = within(rowOf('Alder Clinics'));
  expect(row.getByText('GO')).toHaveAttribute('aria-hidden');
  expect(row.getByText('Grace Okafor')).toBeVisible();
  expect(row.getByRole('link', {name: 'orders@alder.example'})).toHaveAttribute(
    'href',
    'mailto:orders@alder.example',
  );
  expect(row.getByText('Active')).toBeVisible();
  expect(
    row.getByTitle('Orders per month: 18, 22, 21, 27, 30, 34'),
  ).toBeInTheDocument();
});

test('sorts the charts by the last month', async () => {
  render(<AccountList />);
  await userEvent.click(screen.getByText('Orders per month'));
  expect(customers()).toEqual([
    'Delta Freight',
    'Cedar Health',
    'Elmont Bank',
    'Alder Clinics',
    'Birchwood Schools',
  ]);
});

test('makes only the link of the current cell a tab stop', async () => {
  render(<AccountList />);
  const links = screen.getAllByRole('link');
  expect(links.every((link) => link.tabIndex === -1)).toBe(true);
  await userEvent.click(within(rowOf('Cedar Health')).getByText('Cedar Health'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const link = within(rowOf('Cedar Health')).getByRole('link');
  expect(link).toHaveFocus();
  expect(link.tabIndex).toBe(0);
});
