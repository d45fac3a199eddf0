import {act, configure, render, screen, within} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import OrdersByDate from './OrdersByDate';

// Queries and events are slow in a grid, unless they skip the checks of computed styles.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

beforeEach(() => {
  // jsdom has no layout, but the grid needs a size.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 240));
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const wait = () => act(() => jest.advanceTimersByTimeAsync(1_000));

/** Returns the days of the displayed orders. */
const days = () =>
  Array.from(
    document.querySelectorAll('[role="gridcell"][data-field="orderedAt"]'),
    (cell) => cell.textContent,
  );

test('shows the orders of a range, which includes its first and last day', async () => {
  render(<OrdersByDate />);
  await user.click(screen.getByRole('columnheader', {name: /Ordered/}));
  expect(days()).toHaveLength(7);
  expect(days()[0]).toBe('3/3/2025');
  expect(days().at(-1)).toBe('3/26/2025');

  await user.click(screen.getByRole('button', {name: /filter/i}));
  await wait();
  const enter = async (label: string, keys: string) => {
    const field = within(screen.getByRole('group', {name: label}));
    await user.click(field.getByRole('spinbutton', {name: 'Month'}));
    await user.keyboard(keys);
    await wait();
  };
  await enter('From', '03052025');
  await enter('To', '03252025');
  expect(days()[0]).toBe('3/5/2025');
  expect(days().at(-1)).toBe('3/25/2025');

  // An incomplete date is no limit.
  await enter('To', '{Delete}');
  expect(days()[0]).toBe('3/5/2025');
  expect(days().length).toBeGreaterThan(50);
});
