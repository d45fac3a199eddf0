import {act, configure, render, screen} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import LivePrices from './LivePrices';

// Queries and events are slow in a grid, unless they skip the checks of computed styles.
configure({defaultHidden: true});
const user = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

let setIsInView: (isIntersecting: boolean) => void;

beforeEach(() => {
  // jsdom has no layout, but the grid needs a size.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 1200, 240));
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = {observe() {}, disconnect() {}} as unknown as IntersectionObserver;
    setIsInView = (isIntersecting) =>
      act(() => callback([{isIntersecting} as IntersectionObserverEntry], observer));
    return observer;
  });
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

const prices = () =>
  Array.from(
    document.querySelectorAll('[role="gridcell"][data-field="price"]'),
    (cell) => cell.textContent,
  );

/** Returns whether prices change during one second. */
function areLive(): boolean {
  const before = prices();
  expect(before.length).toBeGreaterThan(2);
  act(() => jest.advanceTimersByTime(1_000));
  return prices().some((price, index) => price !== before[index]);
}

test('prices change until users pause them or scroll them out of view', async () => {
  render(<LivePrices />);
  expect(areLive()).toBe(false);

  setIsInView(true);
  expect(areLive()).toBe(true);

  await user.click(screen.getByRole('button', {name: 'Pause'}));
  expect(areLive()).toBe(false);

  await user.click(screen.getByRole('button', {name: 'Start'}));
  expect(areLive()).toBe(true);

  setIsInView(false);
  expect(areLive()).toBe(false);
});

test('waits for a click if users prefer reduced motion', async () => {
  const matchMedia = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
  render(<LivePrices />);
  setIsInView(true);
  expect(areLive()).toBe(false);

  await user.click(screen.getByRole('button', {name: 'Start'}));
  expect(areLive()).toBe(true);
});
