/** A quote of an instrument, in the simulated time of the market. */
export interface Quote {
  time: Date;
  price: number;
}

/** The values that change with each quote of an instrument. */
export interface Trading {
  /** In US dollars. */
  price: number;
  /** The number of shares traded today. */
  volume: number;
  /** The latest quotes, the oldest first. */
  history: Quote[];
}

export const QUOTES_PER_SECOND = 60;

const HISTORY = 120;
const START = new Date(2025, 5, 16, 9, 30).getTime();

const firsts = 'Aurora Beacon Cedar Delta Ember Foxglove Granite Hudson Iris Juniper';
const seconds =
  'Airlines Bank Chemicals Energy Foods Glass Hotels Insurance Logistics Metals';

/** Creates a generator of numbers between 0 and 1, with the same sequence in each market. */
function createRandom(): () => number {
  let seed = 31337;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

/** Creates a simulated market, which replaces a server that sends quotes through a WebSocket. */
export function createMarket() {
  const random = createRandom();
  const move = (price: number) =>
    Math.max(1, Math.round(price * (1 + (random() - 0.5) * 0.006) * 100) / 100);

  function createInstrument(first: string, second: string) {
    const close = Math.round(2000 + random() * 38000) / 100;
    const history: Quote[] = [];
    for (let index = 0, price = close; index < HISTORY; index += 1) {
      price = move(price);
      history.push({time: new Date(START - (HISTORY - index) * 1000), price});
    }
    const listeners = new Set<() => void>();
    let now: Trading = {
      price: history.at(-1)!.price,
      volume: Math.round(random() * 90_000),
      history,
    };
    return {
      id: (first.slice(0, 2) + second.slice(0, 2)).toUpperCase(),
      name: `${first} ${second}`,
      close,
      latest: (): Trading => now,
      /** Calls a listener after each quote. Returns a function that removes the listener. */
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      /** Processes the next quote. */
      next(time: Date) {
        const price = move(now.price);
        const volume = now.volume + Math.ceil(random() * 200);
        now = {
          price,
          volume,
          history: [...now.history.slice(1 - HISTORY), {time, price}],
        };
        listeners.forEach((listener) => listener());
      },
    };
  }

  const rows = firsts
    .split(' ')
    .flatMap((first) =>
      seconds.split(' ').map((second) => createInstrument(first, second)),
    );
  let quotes = 0;
  return {
    /** The rows of the grid. The objects never change, but `latest()` returns new values. */
    rows,
    /** Processes the next quotes. */
    next(count: number): void {
      for (let index = 0; index < count; index += 1) {
        quotes += 1;
        const time = new Date(START + (quotes * 1000) / QUOTES_PER_SECOND);
        rows[Math.floor(random() * rows.length)]!.next(time);
      }
    },
  };
}

export type Instrument = ReturnType<typeof createMarket>['rows'][number];
