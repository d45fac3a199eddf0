import {MAX_LIVE, watchCard} from './liveCards';

let report: (entries: {target: Element; isIntersecting: boolean}[]) => void;
let live: Set<number>;
let most: number;
let scroll: number;
let changes: string[];
let stops: (() => void)[];

const elements = Array.from({length: 30}, () => document.createElement('div'));

/** Cards are 100 px high, and the viewport shows them from `scroll`. */
function scrollTo(card: number): void {
  scroll = card * 100;
  window.dispatchEvent(new Event('scroll'));
  report(
    elements.map((target, index) => ({
      target,
      isIntersecting: index >= card - 2 && index <= card + 9,
    })),
  );
  jest.runAllTimers();
}

const from = (first: number, last: number) =>
  Array.from({length: last - first + 1}, (_, index) => first + index);
const running = () => [...live].sort((a, b) => a - b);

beforeEach(() => {
  jest.useFakeTimers();
  window.innerHeight = 800;
  window.IntersectionObserver = class {
    constructor(callback: (entries: never[]) => void) {
      report = callback as typeof report;
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  [live, most, scroll, changes] = [new Set(), 0, 0, []];
  stops = elements.map((element, index) => {
    element.getBoundingClientRect = () =>
      ({top: index * 100 - scroll, bottom: index * 100 + 100 - scroll}) as DOMRect;
    return watchCard(element, (isLive) => {
      changes.push(`${isLive ? 'starts' : 'stops'} ${index}`);
      if (isLive) {
        live.add(index);
      } else {
        live.delete(index);
      }
      most = Math.max(most, live.size);
    });
  });
});

afterEach(() => {
  stops.forEach((stop) => stop());
  jest.useRealTimers();
});

test('the cards closest to the middle of the viewport run, never more than eight', () => {
  scrollTo(0);
  expect(running()).toEqual(from(0, 7));
  scrollTo(10);
  expect(running()).toEqual(from(10, 17));
  expect(most).toBe(MAX_LIVE);
});

test('the farthest ones stop first, and the others keep running', () => {
  scrollTo(0);
  changes = [];
  scrollTo(2);
  expect(running()).toEqual(from(2, 9));
  expect(changes.sort()).toEqual(['starts 8', 'starts 9', 'stops 0', 'stops 1']);
});

test('below the limit, cards that are scrolled out of view keep running', () => {
  report([{target: elements[0]!, isIntersecting: true}]);
  jest.runAllTimers();
  report([{target: elements[0]!, isIntersecting: false}]);
  jest.runAllTimers();
  expect(running()).toEqual([0]);
});

test('a removed card makes room for another', () => {
  scrollTo(0);
  stops[0]!();
  live.delete(0);
  window.dispatchEvent(new Event('scroll'));
  jest.runAllTimers();
  expect(running()).toEqual(from(1, 8));
});
