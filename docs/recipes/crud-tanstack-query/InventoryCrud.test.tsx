import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InventoryCrud from './InventoryCrud';

const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});

/** Lets the server respond once. */
const waitForServer = () => act(() => jest.advanceTimersByTimeAsync(1_000));

const getRow = (name: RegExp) => screen.getByRole('row', {name});

async function setStock(row: RegExp, stock: string) {
  const cell = within(getRow(row)).getAllByRole('gridcell')[2]!;
  await user.dblClick(cell);
  const input = within(cell).getByRole('spinbutton');
  await user.clear(input);
  await user.type(input, `${stock}{Enter}`);
}

const deleteRow = (row: RegExp) =>
  user.click(within(getRow(row)).getByRole('menuitem', {name: /^Delete/}));

beforeEach(async () => {
  jest.useFakeTimers();
  // jsdom has no layout, and a grid without a size renders no rows.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 600));
  render(<InventoryCrud />);
  await waitForServer();
});

afterEach(() => jest.useRealTimers());

test('shows an edit before the server has responded, and keeps it', async () => {
  await setStock(/Standing desk Atlanta/, '70');
  expect(getRow(/Standing desk Atlanta 70/)).toBeVisible();
  await waitForServer();
  await waitForServer();
  expect(getRow(/Standing desk Atlanta 70/)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('undoes an edit that the server rejects, and tells why', async () => {
  await setStock(/Office chair Newark/, '900');
  expect(getRow(/Office chair Newark 900/)).toBeVisible();
  await waitForServer();
  expect(getRow(/Office chair Newark 263/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Newark has no room for 900 pieces. The change was undone.',
  );
});

test('brings back an item that the server refuses to delete', async () => {
  await deleteRow(/Filing cabinet Reno/);
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.queryByRole('row', {name: /Filing cabinet Reno/})).toBeNull();
  await waitForServer();
  expect(getRow(/Filing cabinet Reno/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Filing cabinet is still in stock.',
  );
});

test('adds an item, and deletes it', async () => {
  const button = screen.getByRole('button', {name: 'Add product'});
  await user.click(button);
  await user.click(button); // only once, because the first one isn't saved yet
  expect(button).toHaveFocus();
  await waitForServer();
  await waitForServer();
  await deleteRow(/New product Reno 0/);
  await waitForServer();
  await waitForServer();
  expect(screen.queryByRole('row', {name: /New product/})).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
