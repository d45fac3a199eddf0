import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ArrivalForm from './ArrivalForm';

/** Presses keys in the first section of the field, which is the month. */
async function typeArrival(keys: string) {
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Month'}));
  await userEvent.keyboard(keys);
}

test('sends the moment of the time in Tokyo, whatever the browser’s time zone', async () => {
  render(<ArrivalForm />);
  await typeArrival('060220260430p');
  expect(
    screen.getByText('Sent to the server: 2026-06-02T07:30:00.000Z'),
  ).toBeVisible();
  expect(screen.getByText(/^At the hotel: Jun 2, 2026, 4:30\sPM$/)).toBeVisible();
  const here = new Date('2026-06-02T16:30+09:00').toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  expect(screen.getByRole('status')).toHaveTextContent(`In your time zone: ${here}`);
});

test('compares the limit with the time in Tokyo', async () => {
  render(<ArrivalForm />);
  await typeArrival('060120260230p');
  expect(screen.getByRole('status')).toHaveTextContent('The hotel opens on June 1');
  await typeArrival('060120260300p');
  expect(
    screen.getByText('Sent to the server: 2026-06-01T06:00:00.000Z'),
  ).toBeVisible();
});
