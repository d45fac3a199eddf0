import {closeOpened, countOpened, hasStopped} from './site';

/**
 * Does what opens pages and looks at them; once more, in tabs of its own, where it failed and the browser has stopped drawing one
 * of them (`StoppedTab`). Nothing else is tried twice.
 *
 * @param patience milliseconds after which a tab without a frame is taken for stopped
 */
export async function tryDrawn<T>(act: () => Promise<T> | T, patience?: number): Promise<T> {
  const mark = countOpened();
  try {
    return await act();
  } catch (error) {
    if (!(await hasStopped(mark, patience))) {
      throw error;
    }
    process.stderr.write(
      `The browser has stopped drawing a tab; again in another: ${(error as Error).message}\n`,
    );
    await closeOpened(mark, {keepTabs: false});
    return act();
  }
}

type Act = (...args: never[]) => unknown;

/** A test as `tryDrawn` does it. jest hands a function that takes arguments what it is to call when it is done: this one has none. */
const drawn =
  (act: Act): Act =>
  (...args) =>
    tryDrawn(() => act(...args));

/** `test` of jest, for tests that open pages. */
export function makeTest(plain: jest.It): jest.It {
  const one: unknown = (name: string, act: Act, timeout?: number) =>
    plain(name, drawn(act) as () => Promise<unknown>, timeout);
  const each: unknown = (...table: Parameters<jest.Each>) => {
    const fill = plain.each(...table) as unknown as (
      name: string,
      act: Act,
      timeout?: number,
    ) => void;
    return (name: string, act: Act, timeout?: number) => fill(name, drawn(act), timeout);
  };
  return Object.assign(one as jest.It, plain, {each});
}
