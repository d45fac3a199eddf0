import {fetchNewestVersion} from './fetchNewestVersion';

const answers = (answer: () => Promise<Partial<Response>>) => {
  const fetching = jest.fn(answer);
  globalThis.fetch = fetching as unknown as typeof fetch;
  return fetching;
};
const json = (value: unknown) => async () => ({ok: true, json: async () => value});

test('asks the current docs once', async () => {
  const fetching = answers(json({version: '9.0.1', older: ['v8', 'v7']}));
  expect(await fetchNewestVersion('https://one.example')).toEqual({
    version: '9.0.1',
    older: ['v8', 'v7'],
  });
  await fetchNewestVersion('https://one.example');
  expect(fetching.mock.calls).toEqual([['https://one.example/x/versions.json']]);
});

test.each([
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error page', async () => ({ok: false})],
  ['something else', json('<!doctype html>')],
  ['no version', json({older: []})],
  ['markup for a version', json({version: '<b>9</b>', older: []})],
  ['strange majors', json({version: '9.0.0', older: ['../v8']})],
])('%s changes nothing', async (name, answer) => {
  answers(answer);
  expect(await fetchNewestVersion(`https://${encodeURIComponent(name)}.example`)).toBeUndefined();
});
