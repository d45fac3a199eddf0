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
  ['an ad under a demo', '<div class="carbonads"></div>', 'present'],
  ['the stop-gap ad', `<div id="carbonads"><a href="${BACKERS}">Back us</a></div>`, 'exhausted'],
  [
    'a longer address is another one',
    `<div id="carbonads"><a href="${BACKERS}x">Ad</a></div>`,
    'present',
  ],
  [
    'the address elsewhere on the page',
    `<div id="carbonads"></div><a href="${BACKERS}">x</a>`,
    'present',
  ],
])('%s', (_, html, state) => {
  document.body.innerHTML = html;
  expect(readNetwork(document, BACKERS)).toBe(state);
});

/** Polls a page on which the network appears after `arrival` ms; returns what is told, and when. */
function poll(arrival: number) {
  const told: [number, string][] = [];
  let looks = 0;
  const began = Date.now();
  const stop = pollForNetwork(
    () => {
      looks += 1;
      return Date.now() - began >= arrival ? 'present' : undefined;
    },
    (state) => told.push([Date.now() - began, state]),
  );
  return {told, stop, countLooks: () => looks};
}

test('the first look is at once', () => {
  expect(poll(0).told).toEqual([[0, 'present']]);
  expect(jest.getTimerCount()).toBe(0);
});

test('it is looked for every 500 ms, and no more once it is there', () => {
  const {told, countLooks} = poll(1000);
  jest.advanceTimersByTime(999);
  expect([countLooks(), told]).toEqual([2, []]);
  jest.advanceTimersByTime(1);
  expect([countLooks(), told]).toEqual([3, [[1000, 'present']]]);
  expect(jest.getTimerCount()).toBe(0);
});

test('blocked is concluded at the seventh look, 3 s after the first', () => {
  const {told} = poll(Infinity);
  jest.advanceTimersByTime(2999);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual([[3000, 'blocked']]);
});

test('thirty looks, then never again', () => {
  const {told, countLooks} = poll(Infinity);
  jest.advanceTimersByTime(60_000);
  expect(countLooks()).toBe(30);
  expect(told.at(-1)).toEqual([14_500, 'blocked']);
});

test('a network that comes late is shown after all', () => {
  const {told} = poll(10_000);
  jest.advanceTimersByTime(60_000);
  expect(told.at(-2)).toEqual([9500, 'blocked']);
  expect(told.at(-1)).toEqual([10_000, 'present']);
});

test('stopped, it looks no more', () => {
  const {told, stop} = poll(1000);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([]);
});
