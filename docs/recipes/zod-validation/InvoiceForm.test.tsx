import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InvoiceForm from './InvoiceForm';

/** Presses keys in the first section of a date field, which is the month. */
async function typeDate(name: string, keys: string) {
  const date = screen.getByRole('group', {name});
  await userEvent.click(within(date).getByRole('spinbutton', {name: 'Month'}));
  await userEvent.keyboard(keys);
}

const save = () => userEvent.click(screen.getByRole('button', {name: 'Save'}));

test('shows the schema’s errors at each empty field', async () => {
  render(<InvoiceForm />);
  await save();
  expect(await screen.findAllByText('Enter a valid date.')).toHaveLength(2);
  expect(screen.getByText('Enter the name of the customer.')).toBeVisible();
});

test('shows the error of a date that doesn’t exist, and of one that is too early', async () => {
  render(<InvoiceForm />);
  await typeDate('Due date', '06152026');
  await typeDate('Invoice date', '02312025');
  await save();
  expect(await screen.findByText('Enter a valid date.')).toBeVisible();
  await typeDate('Invoice date', '12');
  expect(await screen.findByText('The books of 2025 are closed.')).toBeVisible();
});

test('compares the dates, and saves them as strings', async () => {
  render(<InvoiceForm />);
  await userEvent.type(screen.getByRole('textbox', {name: 'Customer'}), 'Acme');
  await typeDate('Invoice date', '07152026');
  await typeDate('Due date', '06302026');
  await save();
  const message = 'The due date is before the invoice date.';
  expect(await screen.findByText(message)).toBeVisible();
  await typeDate('Invoice date', '{ArrowDown}');
  expect(screen.queryByText(message)).toBeNull();
  await save();
  expect(
    await screen.findByText(
      '{"customer":"Acme","issued":"2026-06-15","due":"2026-06-30"}',
    ),
  ).toBeVisible();
});
