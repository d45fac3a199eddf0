import {fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ReportDates from './ReportDates';

const readDate = (name: string) =>
  within(screen.getByRole('group', {name}))
    .getAllByRole('spinbutton')
    .map((section) => section.textContent)
    .join('/');

async function typeIn(name: string, section: string, keys: string) {
  const date = screen.getByRole('group', {name});
  await userEvent.click(within(date).getByRole('spinbutton', {name: section}));
  await userEvent.keyboard(keys);
}

const search = () => screen.getByRole('textbox', {name: 'Query string'});
const navigate = (value: string) => fireEvent.change(search(), {target: {value}});

test('reads the dates, and writes the one that users change', async () => {
  render(<ReportDates />);
  expect(readDate('From')).toBe('06/01/2026');
  await typeIn('From', 'Day', '15');
  expect(search()).toHaveValue('?from=2026-06-15&to=2026-06-30');
});

test('removes the date while users type another year', async () => {
  render(<ReportDates />);
  await typeIn('To', 'Year', '202');
  expect(readDate('To')).toBe('06/30/0202');
  expect(search()).toHaveValue('?from=2026-06-01');
  await userEvent.keyboard('7');
  expect(search()).toHaveValue('?from=2026-06-01&to=2027-06-30');
});

test('updates the pickers when the URL changes, and rejects a date that doesn’t exist', () => {
  render(<ReportDates />);
  navigate('?from=2026-07-04&to=2026-02-31');
  expect(readDate('From')).toBe('07/04/2026');
  expect(readDate('To')).toBe('MM/DD/YYYY');
  expect(
    screen.getByText('The link contains an unknown date: 2026-02-31'),
  ).toBeVisible();
});
