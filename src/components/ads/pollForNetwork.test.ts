import {pollForNetwork, readNetwork} from './pollForNetwork';

const BACKERS = 'https://backers.example/';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

test.each([
  ['an empty page', '', undefined],
  ['another network', '<div class="ea-placement"></div>', 'present'],
  ['the network', '<div id="carbonads"><a href="https://ad.example">Ad</a></div>', 'present'],
  ['an ad under a demo', '<div class="carbonads" data-demo-ad><a href="/">Ad</a></div>', 'present'],
  ['the place for one', '<div class="carbonads" data-demo-ad></div>', undefined],
  ['the stop-gap ad', `<div id="carbonads"><a href="${BACKERS}">Back us</a></div>`, 'exhausted'],
  ['a longer URL', `<div id="carbonads"><a href="${BACKERS}x">Ad</a></div>`, 'present'],
  ['the URL elsewhere', `<div id="carbonads"></div><a href="${BACKERS}">x</a>`, 'present'],
])('%s', (_, html, state) => {
  document.body.innerHTML = html;
  expect(readNetwork(document, BACKERS)).toBe(state);
});

/**
 * Polls a page on which the network appears after `arrival` ms. Returns the reported states with
 * their times.
 */
function poll(arrival: number) {
  const states: [number, string][] = [];
  let looks = 0;
  const began = Date.now();
  const stop = pollForNetwork(
    () => {
      looks += 1;
      return Date.now() - began >= arrival ? 'present' : undefined;
    },
    (state) => states.push([Date.now() - began, state]),
  );
  return {states, stop, countLooks: () => looks};
}

test.each([
  ['immediately', 0, 1],
  ['after two pauses of 500 ms', 1000, 3],
  ['after it was reported as blocked', 10_000, 21],
])('a network that appears %s is reported and ends the polling', (_, arrival, looks) => {
  const {states, countLooks} = poll(arrival);
  jest.advanceTimersByTime(60_000);
  expect(states.at(-1)).toEqual([arrival, 'present']);
  expect(states.slice(0, -1).every(([, state]) => state === 'blocked')).toBe(true);
  expect(countLooks()).toBe(looks);
});

test('blocked is reported from the seventh poll on, 3 s after the first, and the thirtieth is the last', () => {
  const {states, countLooks} = poll(Infinity);
  jest.advanceTimersByTime(60_000);
  expect(states[0]).toEqual([3000, 'blocked']);
  expect(states.at(-1)).toEqual([14_500, 'blocked']);
  expect(countLooks()).toBe(30);
});

test("doesn't poll after it was stopped", () => {
  const {states, stop} = poll(1000);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(states).toEqual([]);
});
