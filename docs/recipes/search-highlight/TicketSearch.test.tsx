import {act, configure, render, screen} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import TicketSearch from './TicketSearch';
import {splitMatches} from './TicketSearch/splitMatches';

// Queries and events are slow in a grid, unless they skip the checks of computed styles.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

// jsdom has no layout, but the grid needs a size.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 240));
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

/** Returns each highlighted string once. */
const marked = () => [
  ...new Set(Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent)),
];

test('highlights what users search for', async () => {
  render(<TicketSearch />);
  const search = screen.getByRole('searchbox');
  expect(search).toHaveValue('refund ben');
  expect(marked()).toEqual(['Refund', 'Ben']);

  await user.clear(search);
  await user.type(search, 'warranty (');
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText('No results found.')).toBeVisible();

  await user.clear(search);
  await user.type(search, 'WARRANTY');
  act(() => jest.advanceTimersByTime(1_000));
  expect(marked()).toEqual(['warranty']);

  await user.clear(search);
  act(() => jest.advanceTimersByTime(1_000));
  expect(marked()).toEqual([]);
});

test.each([
  [[], ['Cancel my plan']],
  [['MY'], ['Cancel ', 'my', ' plan']],
  [
    ['can', 'cancel'],
    ['', 'Cancel', ' my plan'],
  ],
  [['.*'], ['Cancel my plan']],
])('splits a string at %j', (words, parts) => {
  expect(splitMatches('Cancel my plan', words)).toEqual(parts);
});
