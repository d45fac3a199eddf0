import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BookingForm from './BookingForm';

/** Presses keys in the first section of the date field, which is the month. */
async function typeDate(keys: string) {
  const date = screen.getByRole('group', {name: 'Arrival'});
  await userEvent.click(within(date).getByRole('spinbutton', {name: 'Month'}));
  await userEvent.keyboard(keys);
}

const book = () => userEvent.click(screen.getByRole('button', {name: 'Book'}));

test('shows an error at each empty field, and focuses the first one', async () => {
  render(<BookingForm />);
  await book();
  expect(screen.getByText('Enter the name of the guest.')).toBeVisible();
  expect(screen.getByText('Enter a date that exists.')).toBeVisible();
  expect(screen.getByRole('textbox', {name: 'Guest'})).toHaveFocus();
});

test('focuses the date if it is the first error', async () => {
  render(<BookingForm />);
  await userEvent.type(screen.getByRole('textbox', {name: 'Guest'}), 'Dana Reyes');
  await book();
  expect(screen.getByRole('group', {name: 'Arrival'})).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('shows the error of the picker, and books a valid date', async () => {
  render(<BookingForm />);
  await userEvent.type(screen.getByRole('textbox', {name: 'Guest'}), 'Dana Reyes');
  await typeDate('05152026');
  await book();
  expect(screen.getByText('The hotel opens on June 1, 2026.')).toBeVisible();
  await typeDate('{ArrowUp}');
  expect(screen.queryByText('The hotel opens on June 1, 2026.')).toBeNull();
  await book();
  expect(await screen.findByText('Dana Reyes arrives on 2026-06-15.')).toBeVisible();
});
