import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HotelBooking from './HotelBooking';

const findDay = (name: RegExp) => screen.getAllByRole('gridcell', {name})[0]!;

it('keeps the focus on the day of arrival, and counts the nights until the departure', async () => {
  render(<HotelBooking />);
  const arrival = findDay(/^16/);
  act(() => arrival.focus());
  await userEvent.keyboard('{Enter}');
  expect(arrival).toHaveFocus();
  expect(arrival).toBeEnabled();
  expect(screen.getByText(/^Select your arrival and your departure/)).toBeVisible();
  await userEvent.click(findDay(/^18/));
  expect(
    screen.getByText(/^2 nights from Tuesday, June 16 to Thursday, June 18/),
  ).toBeVisible();
});

it('asks for a departure when users select the day of arrival again', async () => {
  render(<HotelBooking />);
  await userEvent.click(findDay(/^16/));
  await userEvent.click(findDay(/^16/));
  expect(screen.getByText(/^Select your arrival and your departure/)).toBeVisible();
});
