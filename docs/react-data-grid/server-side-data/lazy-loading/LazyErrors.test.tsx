import {act, render, screen} from '@testing-library/react';
import {fakeGridTime} from '@site/tests/stubs/fakeGridTime';
import LazyErrors from './LazyErrors';

const {user, waitForServer} = fakeGridTime();

it('fetches the same rows again after an error, and keeps the focus in the grid', async () => {
  render(<LazyErrors />);
  await waitForServer();
  await user.click(screen.getByRole('switch', {name: 'Requests fail'}));
  await user.click(screen.getByText('Amount ($)'));
  await waitForServer();
  await user.click(screen.getByRole('switch', {name: 'Requests fail'}));
  act(() => screen.getByRole('button', {name: 'Try again'}).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('columnheader', {name: 'Invoice'})).toHaveFocus();
  await waitForServer();
  expect(screen.queryByText(/Couldn’t load/)).toBeNull();
  expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
});
