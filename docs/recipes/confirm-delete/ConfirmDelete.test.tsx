import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import ConfirmDelete from './ConfirmDelete';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize();
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
const finishTransition = () => act(async () => jest.advanceTimersByTime(1_000));
const deleteButton = (order: number) =>
  screen.getByRole('menuitem', {name: `Delete order ${order}`});

async function press(name: string) {
  await user.click(screen.getByRole('button', {name}));
  await finishTransition();
}

test('keeps the row and returns focus to its button when users cancel', async () => {
  render(<ConfirmDelete />);
  await user.click(deleteButton(10002));
  await finishTransition();
  expect(
    screen.getByRole('alertdialog', {name: 'Delete order 10002?'}),
  ).toHaveAccessibleDescription(/You can’t undo this\./);
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(deleteButton(10002)).toHaveFocus();
});

test('deletes the row and focuses the button of the next row', async () => {
  render(<ConfirmDelete />);
  await user.click(deleteButton(10002));
  await finishTransition();
  await press('Delete');
  expect(screen.queryByRole('menuitem', {name: 'Delete order 10002'})).toBeNull();
  expect(deleteButton(10003)).toHaveFocus();
});

test('works with the keyboard, and focuses the previous row after the last one', async () => {
  render(<ConfirmDelete />);
  await user.click(deleteButton(10006));
  await finishTransition();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', {name: 'Delete'})).toHaveFocus();
  await user.keyboard('{Enter}');
  await finishTransition();
  expect(screen.queryByRole('menuitem', {name: 'Delete order 10006'})).toBeNull();
  expect(deleteButton(10005)).toHaveFocus();
});
