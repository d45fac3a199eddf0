import {queueMount} from './queueMount';

/** Creates elements at these positions, in pixels from the top of a viewport of 768 px. */
const createElementAt = (top: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({top, bottom: top + 300}) as DOMRect;
  return element;
};

let mounted: string[];
let idleCallbacks: Array<{run: () => void; timeout: number | undefined}>;
const queueNamed = (name: string, element: Element) =>
  queueMount(element, () => void mounted.push(name));
const runIdleCallbacks = () => idleCallbacks.splice(0).forEach(({run}) => run());

// One clock for all tests, because the module stores the time of the last scroll.
beforeAll(() => void jest.useFakeTimers());

afterAll(() => void jest.useRealTimers());

beforeEach(() => {
  jest.advanceTimersByTime(1000);
  mounted = [];
  idleCallbacks = [];
  window.requestIdleCallback = (run, options) =>
    idleCallbacks.push({run: run as () => void, timeout: options?.timeout});
});

test('visible elements mount immediately, even if only an edge is visible', () => {
  queueNamed('whole', createElementAt(100));
  queueNamed('upper edge', createElementAt(767));
  queueNamed('lower edge', createElementAt(-299));
  expect(mounted).toEqual(['whole', 'upper edge', 'lower edge']);
  expect(idleCallbacks).toEqual([]);
});

test('elements outside the viewport mount one per idle period, nearest first', () => {
  const far = createElementAt(1200);
  queueNamed('far', far);
  queueNamed('above', createElementAt(-500));
  queueNamed('near', createElementAt(800));
  queueNamed('removed', createElementAt(810))();
  expect(mounted).toEqual([]);
  // A browser that is never idle still mounts all of them.
  expect(idleCallbacks[0]!.timeout).toBeLessThanOrEqual(500);
  runIdleCallbacks();
  expect(mounted).toEqual(['near']);
  // The user has scrolled to it in the meantime.
  far.getBoundingClientRect = () => ({top: 10, bottom: 310}) as DOMRect;
  runIdleCallbacks();
  expect(mounted).toEqual(['near', 'far']);
  runIdleCallbacks();
  expect(mounted).toEqual(['near', 'far', 'above']);
  expect(idleCallbacks).toEqual([]);
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
    queueNamed('visible', createElementAt(100));
    queueNamed('below', createElementAt(900));
    scrollFor(800);
    expect(mounted).toEqual([]);
    jest.advanceTimersByTime(250);
    expect(mounted).toEqual(['visible']);
    runIdleCallbacks();
    expect(mounted).toEqual(['visible', 'below']);
  });

  test('an element that has been visible for a second mounts anyway', () => {
    window.dispatchEvent(new Event('scroll'));
    queueNamed('below', createElementAt(900));
    queueNamed('visible', createElementAt(100));
    scrollFor(1300);
    expect(mounted).toEqual(['visible']);
    jest.advanceTimersByTime(250);
    runIdleCallbacks();
  });

  test('an element that has left the viewport starts waiting again', () => {
    const passing = createElementAt(100);
    window.dispatchEvent(new Event('scroll'));
    queueNamed('passing', passing);
    scrollFor(600);
    passing.getBoundingClientRect = () => ({top: -900, bottom: -600}) as DOMRect;
    scrollFor(200);
    passing.getBoundingClientRect = () => ({top: 100, bottom: 400}) as DOMRect;
    scrollFor(600);
    expect(mounted).toEqual([]);
    jest.advanceTimersByTime(250);
    runIdleCallbacks();
    expect(mounted).toEqual(['passing']);
  });
});

test('without idle callbacks, elements mount one after another', () => {
  // @ts-expect-error -- as in Safari before 18
  delete window.requestIdleCallback;
  queueNamed('near', createElementAt(800));
  queueNamed('far', createElementAt(1200));
  expect(mounted).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(mounted).toEqual(['near']);
  jest.advanceTimersToNextTimer();
  expect(mounted).toEqual(['near', 'far']);
});
