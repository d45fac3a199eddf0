import type {watchViewport as WatchViewport} from './watchViewport';

/** The active observers with their targets. */
let observers: Array<{margin: string; watched: Set<Element>; report: IntersectionObserverCallback}>;
let watchViewport: typeof WatchViewport;

const [first, second] = [document.createElement('p'), document.createElement('p')];
let notified: string[];

const setScrollPosition = (position: number) =>
  Object.defineProperty(window, 'scrollY', {value: position, configurable: true});
const scrollTo = (position: number) => {
  setScrollPosition(position);
  window.dispatchEvent(new Event('scroll'));
};
const report = (target: Element, isIntersecting: boolean) =>
  observers.forEach((one) =>
    one.report([{target, isIntersecting} as unknown as IntersectionObserverEntry], {} as never),
  );
const listMargins = () => observers.map(({margin}) => margin);
const watchBoth = () => [
  watchViewport(first, () => void notified.push('first')),
  watchViewport(second, () => void notified.push('second')),
];

beforeEach(() => {
  observers = [];
  notified = [];
  window.IntersectionObserver = class {
    own: (typeof observers)[number];
    constructor(callback: IntersectionObserverCallback, {rootMargin = ''} = {}) {
      this.own = {margin: rootMargin, watched: new Set(), report: callback};
      observers.push(this.own);
    }
    observe = (element: Element) => void this.own.watched.add(element);
    unobserve = (element: Element) => void this.own.watched.delete(element);
    disconnect = () => void (observers = observers.filter((one) => one !== this.own));
  } as unknown as typeof IntersectionObserver;
  // The module stores whether the user has scrolled, so each test loads its own copy.
  jest.isolateModules(() => {
    ({watchViewport} = jest.requireActual<{watchViewport: typeof WatchViewport}>(
      './watchViewport',
    ));
  });
  setScrollPosition(0);
  window.matchMedia = () => ({matches: false}) as MediaQueryList;
});

// Scroll events of one test must not reach the next one.
afterEach(() => scrollTo(1));

test('a touch counts as scrolling, and on phones a demo at the lower edge waits for it', () => {
  window.matchMedia = (query) => ({matches: query === '(width < 600px)'}) as MediaQueryList;
  watchBoth();
  expect(listMargins()).toEqual(['0px 0px -50%']);
  window.dispatchEvent(new Event('touchstart'));
  expect(listMargins()).toEqual(['500px 0px']);
});

test('before the user scrolls, only visible elements count; afterward, near ones do', () => {
  watchBoth();
  expect(listMargins()).toEqual(['0px']);
  report(first, false);
  report(second, true);
  expect(notified).toEqual(['second']);
  scrollTo(1);
  expect(listMargins()).toEqual(['500px 0px']);
  expect(observers[0]!.watched.size).toBe(2);
  report(first, true);
  expect(notified).toEqual(['second', 'first']);
});

test('a page that opens further down counts as scrolled', () => {
  setScrollPosition(700);
  watchBoth();
  expect(listMargins()).toEqual(['500px 0px']);
});

test('on the next page, only visible elements count until the user scrolls', () => {
  const stops = watchBoth();
  scrollTo(700);
  expect(listMargins()).toEqual(['500px 0px']);
  stops.forEach((stop) => stop());
  expect(observers).toEqual([]);
  setScrollPosition(0);
  watchBoth();
  // The browser reports the scroll to the top once the new page has rendered.
  scrollTo(0);
  expect(listMargins()).toEqual(['0px']);
  scrollTo(40);
  expect(listMargins()).toEqual(['500px 0px']);
});
