import {joinCalls} from './joinCalls';

/** Work that a test ends by hand, one run after the other. */
function createWork() {
  const runs: {end: (value: string) => void; fail: (error: Error) => void}[] = [];
  const work = () =>
    new Promise<string>((resolve, reject) => runs.push({end: resolve, fail: reject}));
  return {runs, load: joinCalls(work)};
}

/** Lets what waits for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a call that comes while the work runs has it run once more, after that', async () => {
  const {runs, load} = createWork();
  const calls = [load(), load(), load()];
  expect(runs).toHaveLength(1);
  runs[0]!.end('sidebar that is being written');
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]!.end('sidebar');
  expect(await Promise.all(calls)).toEqual(['sidebar', 'sidebar', 'sidebar']);
});

test('what a run throws counts only where nothing was asked for since', async () => {
  const {runs, load} = createWork();
  const calls = [load(), load()];
  runs[0]!.fail(new Error('half a file'));
  await settle();
  runs[1]!.end('sidebar');
  expect(await Promise.all(calls)).toEqual(['sidebar', 'sidebar']);
  const last = load();
  runs[2]!.fail(new Error('no code'));
  await expect(last).rejects.toThrow('no code');
});

test('the next call begins anew', async () => {
  const {runs, load} = createWork();
  const first = load();
  runs[0]!.end('one');
  expect(await first).toBe('one');
  const second = load();
  runs[1]!.end('two');
  expect(await second).toBe('two');
  expect(runs).toHaveLength(2);
});
