import {coalesceCalls} from './coalesceCalls';

interface Wait<T> {
  end: (value: T) => void;
  fail: (error: Error) => void;
}

/** Creates a task, and the delay before it, that a test resolves manually, one after the other. */
function createWork() {
  const runs: Wait<string>[] = [];
  const pauses: Wait<void>[] = [];
  const wait =
    <T>(list: Wait<T>[]) =>
    () =>
      new Promise<T>((resolve, reject) => list.push({end: resolve, fail: reject}));
  const load = coalesceCalls(wait(runs), wait(pauses));
  /** Resolves the last wait, and starts the work. */
  const begin = async () => {
    pauses.at(-1)!.end();
    await settle();
  };
  return {runs, load, begin};
}

/** Flushes pending promise callbacks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('calls that come before the work begins are served by it', async () => {
  const {runs, load, begin} = createWork();
  const first = load();
  await settle();
  const second = load();
  await begin();
  runs[0]!.end('sidebar');
  expect(await Promise.all([first, second])).toEqual(['sidebar', 'sidebar']);
  expect(runs).toHaveLength(1);
});

test('a call that comes while the work runs has it run once more, after that', async () => {
  const {runs, load, begin} = createWork();
  const first = load();
  await begin();
  const others = [load(), load()];
  expect(runs).toHaveLength(1);
  runs[0]!.end('sidebar that is being written');
  await settle();
  await begin();
  expect(runs).toHaveLength(2);
  runs[1]!.end('sidebar');
  expect(await Promise.all([first, ...others])).toEqual(['sidebar', 'sidebar', 'sidebar']);
});

test('an error of a run only counts if there were no later calls', async () => {
  const {runs, load, begin} = createWork();
  const first = load();
  await begin();
  const second = load();
  runs[0]!.fail(new Error('half a file'));
  await settle();
  await begin();
  runs[1]!.end('sidebar');
  expect(await Promise.all([first, second])).toEqual(['sidebar', 'sidebar']);
  const last = load();
  await begin();
  runs[2]!.fail(new Error('no code'));
  await expect(last).rejects.toThrow('no code');
});
