import {createRandom} from '../../../data/random';

export interface Price {
  /** Ticker symbol, which is also the id of the row. */
  id: string;
  price: number;
  /** Change since the market opened, as a fraction. */
  change: number;
}

const LETTERS = 'ABCDEFGHIJ';

/** The prices when the market opens: `AAX` to `CJX`. */
export const openingPrices: Price[] = Array.from({length: 30}, (_, index) => ({
  id: `${LETTERS[Math.floor(index / 10)]}${LETTERS[index % 10]}X`,
  price: 20 + ((index * 37) % 180),
  change: 0,
}));

const {integer, next} = createRandom(11);
const changes = new Map<string, number>();

function createPrice(): Price {
  const {id, price} = openingPrices[integer(0, openingPrices.length - 1)]!;
  const change = (changes.get(id) ?? 0) + (next() - 0.5) / 200;
  changes.set(id, change);
  return {id, price: price * (1 + change), change};
}

/** Stands in for a WebSocket: sends 1,000 prices a second until the caller unsubscribes. */
export function subscribe(onPrice: (price: Price) => void): () => void {
  const timer = setInterval(() => {
    for (let count = 0; count < 20; count += 1) {
      onPrice(createPrice());
    }
  }, 20);
  return () => clearInterval(timer);
}
