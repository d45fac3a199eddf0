import {act, configure, render, screen} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import OrderFilters from './OrderFilters';

// Queries and events are slow in a grid, unless they skip the checks of computed styles.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

beforeEach(() => {
  // jsdom has no layout, but the grid needs a size.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 240));
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000));

const cellsOf = (field: string) =>
  Array.from(
    document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`),
    (cell) => cell.textContent!,
  );

test('combines the filters of the panel', async () => {
  render(<OrderFilters />);
  expect(new Set(cellsOf('status'))).toEqual(new Set(['Returned']));

  await user.click(screen.getByRole('button', {name: /filter/i}));
  await wait();
  expect(screen.getByRole('textbox', {name: 'Product'})).toHaveFocus();
  const returned = screen.getByRole('checkbox', {name: 'Returned'});
  const total = screen.getByRole('spinbutton', {name: 'Minimum total ($)'});
  expect(returned).toBeChecked();
  expect(total).toHaveValue(2_000);

  await user.click(returned);
  await user.click(screen.getByRole('checkbox', {name: 'Shipped'}));
  await user.type(screen.getByRole('textbox', {name: 'Product'}), 'Desk');
  await user.clear(total);
  await user.type(total, '9000');
  await wait();
  expect(new Set(cellsOf('status'))).toEqual(new Set(['Shipped']));
  expect(new Set(cellsOf('product'))).toEqual(new Set(['Standing desk']));
  const totals = cellsOf('total').map((text) => Number(text.replace(',', '')));
  expect(Math.min(...totals)).toBeGreaterThanOrEqual(9_000);

  await user.click(screen.getByRole('button', {name: 'Clear'}));
  await wait();
  expect(new Set(cellsOf('status')).size).toBeGreaterThan(1);
  expect(total).toHaveValue(null);
  expect(screen.getByRole('checkbox', {name: 'Shipped'})).not.toBeChecked();

  await user.click(screen.getByRole('button', {name: 'Done'}));
  await wait();
  expect(screen.queryByRole('form', {name: 'Filters'})).toBeNull();
});
