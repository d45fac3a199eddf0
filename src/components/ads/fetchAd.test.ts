import {fetchAd} from './fetchAd';

const ADDRESS = 'https://ads.example/list.json';
const ad = {statlink: 'https://ads.example/click'};

let abort: AbortController;
let answers: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  abort = new AbortController();
  answers = jest.fn();
  window.fetch = answers;
});
afterEach(() => jest.useRealTimers());

const json = (body: unknown, ok = true) => ({ok, json: async () => body});
const run = async () => {
  const result = fetchAd(ADDRESS, abort.signal);
  await jest.runAllTimersAsync();
  return result;
};

test('an empty list is retried ten times with increasing delays', async () => {
  const began = Date.now();
  const times: number[] = [];
  answers.mockImplementation(async () => {
    times.push(Date.now() - began);
    return json({ads: []});
  });
  expect(await run()).toBeUndefined();
  expect(times).toEqual([0, 500, 1500, 3000, 5000, 7500, 10500, 14000, 18000, 22500, 27500]);
});

test('a list without ads is requested again until one has an ad', async () => {
  answers
    .mockResolvedValueOnce(json({ads: []}))
    .mockResolvedValueOnce(json(null))
    .mockResolvedValue(json({ads: [ad]}));
  expect(await run()).toMatchObject({link: ad.statlink});
  expect(answers.mock.calls).toEqual(Array(3).fill([ADDRESS, {signal: abort.signal}]));
});

test.each([
  ['a request that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer of 500', async () => json({ads: [ad]}, false)],
  ['rubbish instead of JSON', async () => ({ok: true, json: () => Promise.reject(new Error())})],
])('%s ends it silently', async (_, answer) => {
  answers.mockImplementation(answer);
  expect(await run()).toBeUndefined();
  expect(answers).toHaveBeenCalledTimes(1);
});

test('leaving the page stops it', async () => {
  answers.mockResolvedValue(json({ads: []}));
  const result = fetchAd(ADDRESS, abort.signal);
  await jest.advanceTimersByTimeAsync(1600);
  abort.abort();
  await jest.runAllTimersAsync();
  expect(await result).toBeUndefined();
  expect(answers).toHaveBeenCalledTimes(3);
});
