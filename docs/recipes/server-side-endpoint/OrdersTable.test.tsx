import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OrdersTable from './OrdersTable';

const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});

/** Lets the grid send its request, and the server respond. */
const waitForServer = () => act(() => jest.advanceTimersByTimeAsync(1_000));

/** The texts of a column in the rows of the page. */
const column = (index: number) =>
  screen
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('gridcell')[index]?.textContent)
    .filter((text) => text !== undefined);

beforeEach(async () => {
  jest.useFakeTimers();
  // jsdom has no layout, and a grid without a size renders no rows.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 800));
  render(<OrdersTable />);
  await waitForServer();
});

afterEach(() => jest.useRealTimers());

test('requests the next page', async () => {
  expect(screen.getByText('1–10 of 500')).toBeVisible();
  expect(column(0)).toContain('10001');
  await user.click(screen.getByRole('button', {name: 'Go to next page'}));
  await waitForServer();
  expect(column(0)).toEqual([
    '10011',
    '10012',
    '10013',
    '10014',
    '10015',
    '10016',
    '10017',
    '10018',
    '10019',
    '10020',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('page=1&pageSize=10');
});

test('sorts and filters all orders on the server', async () => {
  await user.click(screen.getByRole('columnheader', {name: 'Total ($)'}));
  await waitForServer();
  const totals = column(3).map((text) => Number(text!.replace(',', '')));
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  expect(totals[0]).toBeLessThan(100);
  expect(screen.getByRole('status')).toHaveTextContent('sort=total&order=asc');

  await user.click(screen.getByRole('button', {name: 'Search'}));
  await waitForServer();
  await user.keyboard('hudson paid');
  await waitForServer();
  expect(new Set(column(1))).toEqual(new Set(['Hudson Hotels']));
  expect(new Set(column(2))).toEqual(new Set(['Paid']));
});

test('offers only the operators that the server knows', async () => {
  await user.click(screen.getByRole('button', {name: 'Filters'}));
  await act(() => jest.advanceTimersByTimeAsync(500));
  await user.click(screen.getByRole('combobox', {name: 'Operator'}));
  expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual([
    'contains',
    'equals',
  ]);
});
