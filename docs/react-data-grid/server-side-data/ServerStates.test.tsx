import {act, render, screen} from '@testing-library/react';
import {fakeGridTime} from '@site/tests/stubs/fakeGridTime';
import ServerStates from './ServerStates';

const {user, waitForServer} = fakeGridTime();

it('fetches again after an error, and keeps the focus in the grid', async () => {
  render(<ServerStates />);
  await waitForServer();
  await user.click(screen.getByRole('switch', {name: 'Requests fail'}));
  await user.click(screen.getByRole('button', {name: 'Fetch again'}));
  await waitForServer();
  await user.click(screen.getByRole('switch', {name: 'Requests fail'}));
  act(() => screen.getByRole('button', {name: 'Try again'}).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('columnheader', {name: 'Name'})).toHaveFocus();
  await waitForServer();
  expect(screen.getByRole('gridcell', {name: 'Hannah Martinez'})).toBeVisible();
});
