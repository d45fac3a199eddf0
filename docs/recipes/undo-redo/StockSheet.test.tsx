import {act, configure, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StockSheet from './StockSheet';

// Computed styles are slow in jsdom, so don't check which elements are visible.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: 0,
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

/** The cell that shows the stock of the standing desk. */
const getCell = () =>
  within(screen.getByRole('row', {name: /^Standing desk/})).getAllByRole(
    'gridcell',
  )[1]!;

async function setStock(stock: string) {
  await user.dblClick(getCell());
  const input = within(getCell()).getByRole('spinbutton');
  await user.clear(input);
  await user.type(input, `${stock}{Enter}`);
  await settle();
}

async function press(keys: string) {
  await user.keyboard(keys);
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout, and a grid without a size renders no rows.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 400));
  render(<StockSheet />);
});

afterEach(() => jest.useRealTimers());

test('undoes and redoes edits with the keyboard', async () => {
  await setStock('70');
  await setStock('80');
  await press('{Control>}z{/Control}');
  expect(getCell()).toHaveTextContent('70');
  expect(getCell()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Stock of Standing desk: 70');
  await press('{Control>}z{/Control}');
  expect(getCell()).toHaveTextContent('160');
  await press('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(getCell()).toHaveTextContent('70');
  await press('{Control>}y{/Control}');
  expect(getCell()).toHaveTextContent('80');
});

test('undoes and redoes edits with buttons', async () => {
  const undo = screen.getByRole('button', {name: 'Undo'});
  const redo = screen.getByRole('button', {name: 'Redo'});
  expect(undo).toBeDisabled();
  await setStock('160');
  expect(undo).toBeDisabled();

  await setStock('70');
  await user.click(undo);
  await settle();
  expect(getCell()).toHaveTextContent('160');
  expect(undo).toBeDisabled();
  await user.click(redo);
  await settle();
  expect(getCell()).toHaveTextContent('70');

  await user.click(undo);
  await setStock('90');
  expect(redo).toBeDisabled();
});
