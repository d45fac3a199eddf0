import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PickupForm from './PickupForm';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const FULL = 'All pickups of this day are booked.';

function openForm() {
  render(<PickupForm />);
  const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  const date = screen.getByRole('group', {name: 'Pickup date'});
  return {
    date,
    changeDay: async (keys: string) => {
      await user.click(within(date).getByRole('spinbutton', {name: 'Day'}));
      await user.keyboard(keys);
    },
    schedule: async () => {
      await user.click(screen.getByRole('button', {name: 'Schedule'}));
      await act(() => jest.advanceTimersByTimeAsync(1000));
    },
  };
}

test('focuses the date that the server rejects, until users change it', async () => {
  const {date, changeDay, schedule} = openForm();
  await schedule();
  expect(screen.getByText(FULL)).toBeVisible();
  expect(date).toHaveAccessibleDescription(FULL);
  expect(date).toContainElement(document.activeElement as HTMLElement);

  await changeDay('{ArrowUp}');
  expect(screen.queryByText(FULL)).toBeNull();
  // The same date is still rejected.
  await changeDay('{ArrowDown}');
  expect(screen.getByText(FULL)).toBeVisible();

  await changeDay('{ArrowUp}{ArrowUp}');
  await schedule();
  expect(screen.getByText('Pickup of A-1042 scheduled for 2026-06-12.')).toBeVisible();
});

test('shows that a date is missing', async () => {
  const {changeDay, schedule} = openForm();
  await changeDay('{Backspace}');
  await schedule();
  expect(screen.getByText('Enter a valid date.')).toBeVisible();
});
