/** Repeatable random values: the same seed gives the same values in every browser. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number;
  /** Returns an integer from `min` to `max`, both included. */
  integer: (min: number, max: number) => number;
  /** Returns one of the values. */
  pick: <Value>(values: readonly Value[]) => Value;
  /** Returns a day from `first` to `days` days after it, at midnight local time. */
  day: (first: Date, days: number) => Date;
}

/** Creates a generator of repeatable random values (the mulberry32 algorithm). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) =>
    min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    pick: (values) => values[integer(0, values.length - 1)]!,
    day: (first, days) =>
      new Date(
        first.getFullYear(),
        first.getMonth(),
        first.getDate() + integer(0, days),
      ),
  };
}
