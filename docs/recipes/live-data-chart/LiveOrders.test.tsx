import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {stubChartLayout} from '@site/tests/stubs/stubChartLayout';
import LiveOrders from './LiveOrders';

const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
let scroll: (isIntersecting: boolean) => void;

/** Records the callback of the observer, so the test can move the chart in and out of view. */
class ScriptedObserver {
  constructor(callback: (entries: {isIntersecting: boolean}[]) => void) {
    scroll = (isIntersecting) => act(() => callback([{isIntersecting}]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, {IntersectionObserver: ScriptedObserver});
});

afterEach(() => {
  jest.useRealTimers();
});

/** Returns the path of the line after a number of seconds. */
function getLine(seconds = 0) {
  act(() => jest.advanceTimersByTime(seconds * 1000));
  const chart = screen.getByTitle('Orders per second, last 30 seconds').closest('svg')!;
  return chart.querySelector('.MuiLineElement-root')!.getAttribute('d');
}

const getLatest = () => screen.getByText(/^Latest: \d+ orders per second$/).textContent;

test('moves the window each second, and stops while the chart is paused', async () => {
  stubChartLayout({reducedMotion: false});
  render(<LiveOrders />);
  scroll(true);
  const start = getLine();
  const latest = getLatest();
  expect(getLine(1)).not.toBe(start);
  expect(getLatest()).not.toBe(latest);

  await user.click(screen.getByRole('button', {name: 'Pause'}));
  const paused = getLine();
  expect(getLine(5)).toBe(paused);

  await user.click(screen.getByRole('button', {name: 'Resume'}));
  expect(getLine(1)).not.toBe(paused);
});

test('runs only in view', () => {
  stubChartLayout({reducedMotion: false});
  render(<LiveOrders />);
  const start = getLine();
  expect(getLine(3)).toBe(start);
  scroll(true);
  const moved = getLine(1);
  expect(moved).not.toBe(start);
  scroll(false);
  expect(getLine(3)).toBe(moved);
});

test('is paused at first for users who prefer reduced motion', async () => {
  stubChartLayout();
  render(<LiveOrders />);
  scroll(true);
  const start = getLine();
  expect(getLine(3)).toBe(start);
  await user.click(screen.getByRole('button', {name: 'Resume'}));
  expect(getLine(1)).not.toBe(start);
});
