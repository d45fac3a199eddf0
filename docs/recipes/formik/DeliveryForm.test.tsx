import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DeliveryForm from './DeliveryForm';

/** Presses keys in the first section of the date field, which is the month. */
async function typeDate(keys: string) {
  const date = screen.getByRole('group', {name: 'Delivery date'});
  await userEvent.click(within(date).getByRole('spinbutton', {name: 'Month'}));
  await userEvent.keyboard(keys);
}

const schedule = () => userEvent.click(screen.getByRole('button', {name: 'Schedule'}));

test('shows an error at each empty field', async () => {
  render(<DeliveryForm />);
  await schedule();
  expect(await screen.findByText('Enter the name of the customer.')).toBeVisible();
  expect(screen.getByText('Enter a valid date.')).toBeVisible();
});

test('shows no error while a date is incomplete, and that of the picker afterward', async () => {
  render(<DeliveryForm />);
  await typeDate('0607');
  expect(screen.queryByText('Enter a valid date.')).toBeNull();
  await userEvent.keyboard('2026');
  await userEvent.tab();
  expect(await screen.findByText('There are no deliveries on Sundays.')).toBeVisible();
});

test('schedules a valid date', async () => {
  render(<DeliveryForm />);
  await userEvent.type(screen.getByRole('textbox', {name: 'Customer'}), 'Acme');
  await typeDate('05152026');
  await schedule();
  expect(await screen.findByText('Deliveries start on June 1, 2026.')).toBeVisible();
  await typeDate('{ArrowUp}');
  expect(screen.queryByText('Deliveries start on June 1, 2026.')).toBeNull();
  await schedule();
  expect(
    await screen.findByText('The delivery to Acme is on 2026-06-15.'),
  ).toBeVisible();
});
