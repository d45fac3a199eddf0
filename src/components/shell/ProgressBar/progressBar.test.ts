import type {Location} from 'history';
import progressBar from './progressBar';

const at = (pathname: string) => ({pathname, search: '', hash: ''}) as Location;
const bar = () => document.querySelector<HTMLElement>('.progress-bar');

let cleanUp: (() => void) | void;
const go = (from: string | null, to: string) => {
  cleanUp = progressBar.onRouteUpdate?.({
    location: at(to),
    previousLocation: from ? at(from) : null,
  });
};
const arrive = (from: string, to: string) => {
  cleanUp?.();
  progressBar.onRouteDidUpdate?.({location: at(to), previousLocation: at(from)});
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  arrive('/a/', '/b/');
  jest.useRealTimers();
});

test('a page that takes longer than 200 ms shows a bar, which never completes before the page has loaded', () => {
  go('/a/', '/b/');
  jest.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(1);
  const done = () => Number(bar()!.style.getPropertyValue('--progress'));
  const start = done();
  jest.advanceTimersByTime(60_000);
  expect(done()).toBeGreaterThan(start);
  expect(done()).toBeLessThan(1.0001);
  arrive('/a/', '/b/');
  expect(bar()).toBeNull();
});

test.each([
  ['the first page', null, '/a/'],
  ['another place of the same page', '/a/', '/a/'],
])('%s has none', (_, from, to) => {
  go(from, to);
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
});

test('a fast page shows none, and neither does one that the user leaves in time', () => {
  go('/a/', '/b/');
  jest.advanceTimersByTime(150);
  go('/a/', '/c/');
  jest.advanceTimersByTime(150);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(50);
  expect(document.querySelectorAll('.progress-bar')).toHaveLength(1);
});
