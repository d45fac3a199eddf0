import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TicketFeed from './TicketFeed';

const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});

async function waitForServer() {
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  // The grid observes the end of the new rows after it has rendered them.
  await act(() => jest.advanceTimersByTimeAsync(10));
}

const observers = new Map<object, IntersectionObserverCallback>();

/** Reports that users have reached the end of the rows. */
async function scrollToEnd() {
  act(() =>
    observers.forEach((callback, observer) =>
      callback(
        [{isIntersecting: true, intersectionRatio: 1} as IntersectionObserverEntry],
        observer as IntersectionObserver,
      ),
    ),
  );
  await waitForServer();
}

/** The number of rows below the header, as the grid announces it. */
const countRows = () =>
  Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - 1;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no layout. In a very high grid, all loaded rows are in view.
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 10_000));
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function (
    this: IntersectionObserver,
    callback,
  ) {
    const observer = {
      observe: () => observers.set(observer, callback),
      unobserve: () => observers.delete(observer),
      disconnect: () => observers.delete(observer),
    } as unknown as IntersectionObserver;
    return observer;
  });
});

afterEach(() => jest.useRealTimers());

test('loads the next tickets at the end of the list, also after a failed request', async () => {
  render(<TicketFeed />);
  await waitForServer();
  expect(countRows()).toBe(20);
  await scrollToEnd();
  expect(countRows()).toBe(40);
  expect(screen.getByText('47961')).toBeVisible();

  await scrollToEnd();
  expect(countRows()).toBe(40);
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t load more tickets.');
  await user.click(screen.getByRole('button', {name: 'Try again'}));
  await waitForServer();
  expect(countRows()).toBe(60);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('sorts on the server, and starts from the first row again', async () => {
  render(<TicketFeed />);
  await waitForServer();
  await user.click(screen.getByRole('columnheader', {name: 'Ticket'}));
  await waitForServer();
  expect(countRows()).toBe(20);
  expect(within(screen.getAllByRole('row')[1]!).getByText('47501')).toBeVisible();
});
