import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StayForm from './StayForm';

/** Presses keys in the first section of a date field, which is the month. */
async function typeDate(name: string, keys: string) {
  const date = screen.getByRole('group', {name});
  await userEvent.click(within(date).getByRole('spinbutton', {name: 'Month'}));
  await userEvent.keyboard(keys);
}

const readDate = (name: string) =>
  within(screen.getByRole('group', {name}))
    .getAllByRole('spinbutton')
    .map((section) => section.textContent)
    .join('/');

test('moves the departure when the new arrival doesn’t allow it', async () => {
  render(<StayForm />);
  await typeDate('Arrival', '06292026');
  expect(readDate('Departure')).toBe('07/01/2026');
  expect(screen.getByText('2 to 28 nights')).toBeVisible();

  await typeDate('Departure', '0703');
  expect(screen.getByRole('status')).toHaveTextContent('Your stay: 4 nights');
  // In July, guests stay at least 5 nights.
  await typeDate('Arrival', '0701');
  expect(readDate('Departure')).toBe('07/06/2026');
  expect(screen.getByText('5 to 14 nights')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Your stay: 5 nights');
});

test('doesn’t accept a longer stay, and disables its days in the calendar', async () => {
  render(<StayForm />);
  await typeDate('Arrival', '08012026');
  await typeDate('Departure', '0820');
  expect(screen.getByRole('status')).toHaveTextContent('Select your stay.');
  expect(screen.getByRole('group', {name: 'Departure'})).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const departure = screen.getAllByRole('button', {name: /Choose date/})[1]!;
  await userEvent.click(departure);
  expect(screen.getByRole('gridcell', {name: '5'})).toBeDisabled();
  expect(screen.getByRole('gridcell', {name: '6'})).toBeEnabled();
  expect(screen.getByRole('gridcell', {name: '15'})).toBeEnabled();
  expect(screen.getByRole('gridcell', {name: '16'})).toBeDisabled();
});
