import {queueMount} from './queueMount';

/** Creates elements at these positions, in pixels from the top of a viewport of 768 px. */
const place = (top: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({top, bottom: top + 300}) as DOMRect;
  return element;
};

let mounted: string[];
let idle: Array<{run: () => void; timeout: number | undefined}>;
const add = (name: string, element: Element) => queueMount(element, () => void mounted.push(name));
const beIdle = () => idle.splice(0).forEach(({run}) => run());

// One clock for all tests, because the module stores the time of the last scroll.
beforeAll(() => void jest.useFakeTimers());

afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  jest.advanceTimersByTime(1000);
  mounted = [];
  idle = [];
  window.requestIdleCallback = (run, options) =>
    idle.push({run: run as () => void, timeout: options?.timeout});
});

test('visible elements mount immediately, even if only an edge is visible', () => {
  add('whole', place(100));
  add('upper edge', place(767));
  add('lower edge', place(-299));
  expect(mounted).toEqual(['whole', 'upper edge', 'lower edge']);
  expect(idle).toEqual([]);
});

test('the others mount one per idle period, nearest first', () => {
  const far = place(1200);
  add('far', far);
  add('above', place(-500));
  add('near', place(800));
  add('removed', place(810))();
  expect(mounted).toEqual([]);
  // A browser that is never idle still mounts all of them.
  expect(idle[0]!.timeout).toBeLessThanOrEqual(500);
  beIdle();
  expect(mounted).toEqual(['near']);
  // The user has scrolled to it in the meantime.
  far.getBoundingClientRect = () => ({top: 10, bottom: 310}) as DOMRect;
  beIdle();
  expect(mounted).toEqual(['near', 'far']);
  beIdle();
  expect(mounted).toEqual(['near', 'far', 'above']);
  expect(idle).toEqual([]);
});

describe('while the page is scrolled', () => {
  const scrollFor = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 50) {
      window.dispatchEvent(new Event('scroll'));
      jest.advanceTimersByTime(50);
    }
  };

  test('nothing mounts until scrolling stops, not even visible elements', () => {
    window.dispatchEvent(new Event('scroll'));
    add('on show', place(100));
    add('below', place(900));
    scrollFor(800);
    expect(mounted).toEqual([]);
    jest.advanceTimersByTime(250);
    expect(mounted).toEqual(['on show']);
    beIdle();
    expect(mounted).toEqual(['on show', 'below']);
  });

  test('an element that has been visible for a second mounts nevertheless', () => {
    window.dispatchEvent(new Event('scroll'));
    add('below', place(900));
    add('on show', place(100));
    scrollFor(1300);
    expect(mounted).toEqual(['on show']);
    jest.advanceTimersByTime(250);
    beIdle();
  });

  test('an element that has left the viewport starts waiting again', () => {
    const passing = place(100);
    window.dispatchEvent(new Event('scroll'));
    add('passing', passing);
    scrollFor(600);
    passing.getBoundingClientRect = () => ({top: -900, bottom: -600}) as DOMRect;
    scrollFor(200);
    passing.getBoundingClientRect = () => ({top: 100, bottom: 400}) as DOMRect;
    scrollFor(600);
    expect(mounted).toEqual([]);
    jest.advanceTimersByTime(250);
    beIdle();
    expect(mounted).toEqual(['passing']);
  });
});

test('a browser without idle callbacks mounts them one after the other', () => {
  // @ts-expect-error -- as in Safari before 18
  delete window.requestIdleCallback;
  add('near', place(800));
  add('far', place(1200));
  expect(mounted).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(mounted).toEqual(['near']);
  jest.advanceTimersToNextTimer();
  expect(mounted).toEqual(['near', 'far']);
});
