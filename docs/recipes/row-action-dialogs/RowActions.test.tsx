import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';
import RowActions from './RowActions';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize();
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
const finishTransition = () => act(async () => jest.advanceTimersByTime(1_000));

test('edits a row in a form, and returns focus to its button', async () => {
  render(<RowActions />);
  await user.click(screen.getByRole('menuitem', {name: 'Edit Hannah Silva'}));
  await finishTransition();
  expect(screen.getByRole('dialog', {name: 'Edit Hannah Silva'})).toBeVisible();
  const name = screen.getByRole('textbox', {name: 'Name'});
  await user.clear(name);
  await user.type(name, 'Hannah Kim{Enter}');
  await finishTransition();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('gridcell', {name: 'Hannah Kim'})).toBeVisible();
  expect(screen.getByRole('menuitem', {name: 'Edit Hannah Kim'})).toHaveFocus();
});

test('opens a dialog from the menu, and returns focus to the menu button', async () => {
  render(<RowActions />);
  const menuButton = screen.getAllByRole('menuitem', {name: 'more'})[1]!;
  await user.click(menuButton);
  await user.click(screen.getByRole('menuitem', {name: 'Transfer Hannah Silva'}));
  await finishTransition();
  expect(screen.getByRole('dialog', {name: 'Transfer Hannah Silva'})).toBeVisible();
  await user.click(screen.getByRole('radio', {name: 'London'}));
  await user.click(screen.getByRole('button', {name: 'Save'}));
  await finishTransition();
  expect(screen.getByRole('row', {name: /Hannah Silva/})).toHaveTextContent('London');
  expect(menuButton).toHaveFocus();
});
