import {act, configure, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PriceList from './PriceList';
import {SAMPLE} from './PriceList/paste';

// Computed styles are slow in jsdom, so don't check which elements are visible.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: 0,
});

/** Pastes text at the cell, as if it had been copied in a spreadsheet. */
async function paste(text: string, cell: string) {
  await user.click(screen.getByText(cell));
  // The grid reads the `keyCode`, which `user.keyboard()` leaves out.
  fireEvent.keyDown(document.activeElement!, {key: 'v', keyCode: 86, ctrlKey: true});
  await user.paste(text);
  await act(() => jest.advanceTimersByTimeAsync(100));
}

const getRows = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent),
    );

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout, and a grid without a size renders no rows.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 400));
  render(<PriceList />);
});

afterEach(() => jest.useRealTimers());

test('pastes the valid rows, and reports the others', async () => {
  await paste(SAMPLE, '$549.00');
  expect(getRows()).toEqual([
    [],
    ['Standing desk', '$1,249.00', '12'],
    ['Office chair', '$289.00', '60'],
    ['Desk lamp', '$59.00', '120'],
    ['Wireless mouse', '$59.90', '40'],
    ['Webcam', '$89.00', '75'],
  ]);
  expect(
    screen.getByText('Office chair: the price must be greater than 0.'),
  ).toBeVisible();
  expect(
    screen.getByText('Desk lamp: the stock must be a whole number.'),
  ).toBeVisible();
});

test('cancels a paste that has too many columns', async () => {
  await paste('Desk\t12\t8', '$549.00');
  expect(screen.getByText('Copy only the prices and the stock.')).toBeVisible();
  expect(screen.getByText('$549.00')).toBeVisible();
});
