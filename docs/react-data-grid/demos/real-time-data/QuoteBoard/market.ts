/** A quote of an instrument, in the simulated time of the market. */
export interface Quote {
  time: Date;
  price: number;
}

export interface Instrument {
  id: string;
  name: string;
  /** In US dollars. */
  price: number;
  /** The last price of the day before. */
  close: number;
  /** The number of shares traded today. */
  volume: number;
  /** The latest quotes, the oldest first. */
  history: Quote[];
}

export const QUOTES_PER_SECOND = 60;

const HISTORY = 120;
const START = new Date(2025, 5, 16, 9, 30).getTime();

const firsts = 'Aurora Beacon Cedar Delta Ember Fjord Granite Harbor Iris Juniper';
const seconds =
  'Airlines Bank Chemicals Energy Foods Glass Hotels Insurance Logistics Metals';

/** The same numbers between 0 and 1 in each market. */
function createRandom(): () => number {
  let seed = 31337;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

/** A simulated market. It replaces the server that would push quotes over a WebSocket. */
export function createMarket() {
  const random = createRandom();
  const move = (price: number) =>
    Math.max(1, Math.round(price * (1 + (random() - 0.5) * 0.006) * 100) / 100);

  const instruments = firsts.split(' ').flatMap((first) =>
    seconds.split(' ').map((second): Instrument => {
      const close = Math.round(2000 + random() * 38000) / 100;
      const history: Quote[] = [];
      for (let index = 0, price = close; index < HISTORY; index += 1) {
        price = move(price);
        history.push({time: new Date(START - (HISTORY - index) * 1000), price});
      }
      return {
        id: (first.slice(0, 2) + second.slice(0, 2)).toUpperCase(),
        name: `${first} ${second}`,
        price: history.at(-1)!.price,
        close,
        volume: Math.round(random() * 90_000),
        history,
      };
    }),
  );
  const latest = new Map(instruments.map((row) => [row.id, row]));
  const listeners = new Set<() => void>();
  let quotes = 0;

  return {
    /** The rows at the start. Their reference never changes. */
    instruments,
    latest: (id: string): Instrument => latest.get(id)!,
    /** Calls a listener after new quotes; returns what ends that. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Receives the next quotes. */
    next(count: number): void {
      for (let index = 0; index < count; index += 1) {
        quotes += 1;
        const {id} = instruments[Math.floor(random() * instruments.length)]!;
        const {history, ...rest} = latest.get(id)!;
        const price = move(rest.price);
        const time = new Date(START + (quotes * 1000) / QUOTES_PER_SECOND);
        latest.set(id, {
          ...rest,
          price,
          volume: rest.volume + Math.ceil(random() * 200),
          history: [...history.slice(1 - HISTORY), {time, price}],
        });
      }
      listeners.forEach((listener) => listener());
    },
    /** The instruments as of now; those without a new quote are the same objects as before. */
    snapshot: (): Instrument[] => [...latest.values()],
  };
}

export type Market = ReturnType<typeof createMarket>;
