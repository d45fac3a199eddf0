import {mountInTurn} from './mountInTurn';

/** Where the elements lie, in px from the top of a viewport of 768 px. */
const place = (top: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({top, bottom: top + 300}) as DOMRect;
  return element;
};

let mounted: string[];
let idle: Array<{run: () => void; timeout: number | undefined}>;
const add = (name: string, element: Element) => mountInTurn(element, () => void mounted.push(name));
const beIdle = () => idle.splice(0).forEach(({run}) => run());

beforeEach(() => {
  mounted = [];
  idle = [];
  window.requestIdleCallback = (run, options) =>
    idle.push({run: run as () => void, timeout: options?.timeout});
});

test('what is on show is mounted at once, even if only an edge of it is', () => {
  add('whole', place(100));
  add('upper edge', place(767));
  add('lower edge', place(-299));
  expect(mounted).toEqual(['whole', 'upper edge', 'lower edge']);
  expect(idle).toEqual([]);
});

test('the others follow one in each idle moment, the nearest first', () => {
  add('far', place(1200));
  add('above', place(-500));
  add('near', place(800));
  expect(mounted).toEqual([]);
  beIdle();
  expect(mounted).toEqual(['near']);
  beIdle();
  expect(mounted).toEqual(['near', 'above']);
  beIdle();
  expect(mounted).toEqual(['near', 'above', 'far']);
  expect(idle).toEqual([]);
});

test('where a reader has scrolled in the meantime, the one on show comes first', () => {
  const second = place(1400);
  add('first', place(900));
  add('second', second);
  second.getBoundingClientRect = () => ({top: 10, bottom: 310}) as DOMRect;
  beIdle();
  expect(mounted).toEqual(['second']);
  beIdle();
});

test('a browser that is never idle mounts them all the same', () => {
  add('far', place(1200));
  expect(idle[0]!.timeout).toBeLessThanOrEqual(500);
  beIdle();
  expect(mounted).toEqual(['far']);
});

test('a browser without idle moments mounts them one after the other', () => {
  jest.useFakeTimers();
  // @ts-expect-error -- as in Safari before 18
  delete window.requestIdleCallback;
  add('near', place(800));
  add('far', place(1200));
  expect(mounted).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(mounted).toEqual(['near']);
  jest.advanceTimersToNextTimer();
  expect(mounted).toEqual(['near', 'far']);
  jest.useRealTimers();
});

test('what has gone away is not mounted, and the next one is', () => {
  const callOff = add('gone', place(800));
  add('far', place(1200));
  callOff();
  beIdle();
  expect(mounted).toEqual(['far']);
  beIdle();
});
