import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TimeOffForm from './TimeOffForm';

/** Presses keys in the first section of a date field, which is the month. */
async function typeDate(name: string, keys: string) {
  const date = screen.getByRole('group', {name});
  await userEvent.click(within(date).getByRole('spinbutton', {name: 'Month'}));
  await userEvent.keyboard(keys);
}

const request = () => userEvent.click(screen.getByRole('button', {name: 'Request'}));

test('shows an error at each empty field', async () => {
  render(<TimeOffForm />);
  await request();
  expect(await screen.findAllByText('Enter a valid date.')).toHaveLength(2);
});

test('doesn’t complain about a last day that users haven’t reached', async () => {
  render(<TimeOffForm />);
  await typeDate('First day', '05152026');
  expect(await screen.findByText('Requests start on June 1, 2026.')).toBeVisible();
  expect(screen.queryByText('Enter a valid date.')).toBeNull();
});

test('checks the last day again when the first day changes', async () => {
  render(<TimeOffForm />);
  await typeDate('First day', '07062026');
  await typeDate('Last day', '06102026');
  expect(
    await screen.findByText('The last day is before the first day.'),
  ).toBeVisible();
  await typeDate('First day', '{ArrowDown}');
  expect(screen.queryByText('The last day is before the first day.')).toBeNull();
  await request();
  expect(await screen.findByText('Days requested: 5, from 2026-06-06.')).toBeVisible();
});
