export type Kind =
  | 'desk'
  | 'chair'
  | 'lamp'
  | 'shelf'
  | 'monitor'
  | 'keyboard'
  | 'headset';
export type Status = 'in' | 'out' | 'restocking';

export interface Product {
  /** The stock-keeping unit (SKU). */
  id: string;
  name: string;
  kind: Kind;
  color: string;
  stock: number;
  /** The number of pieces that the supplier hasn't delivered yet. */
  incoming: number;
  /** Price of one piece in US dollars. */
  price: number;
  /** Purchase price of one piece in US dollars. */
  cost: number;
  rating: number;
  /** Pieces sold this year. */
  sales: number;
}

const KINDS: [name: string, kind: Kind, price: number][] = [
  ['Standing desk', 'desk', 549],
  ['Office chair', 'chair', 289],
  ['Desk lamp', 'lamp', 59],
  ['Bookshelf', 'shelf', 159],
  ['27-inch monitor', 'monitor', 379],
  ['Mechanical keyboard', 'keyboard', 129],
  ['Headset', 'headset', 249],
];
const COLORS: [name: string, color: string][] = [
  ['gray', '#455a64'],
  ['blue', '#1565c0'],
  ['green', '#2e7d32'],
  ['red', '#c62828'],
];

/** The 28 products of an office supplies store. */
export const products = COLORS.flatMap(([colorName, color], group) =>
  KINDS.map(([name, kind, price], index): Product => {
    const mix = (group * 7 + index + 3) * 37;
    const isOut = mix % 4 === 1;
    return {
      id: `${kind.slice(0, 3).toUpperCase()}-${100 + mix}`,
      name: `${name}, ${colorName}`,
      kind,
      color,
      stock: isOut ? 0 : 5 + (mix % 90),
      incoming: isOut && mix % 3 > 0 ? 40 : 0,
      price,
      cost: Math.round(price * (52 + (mix % 20))) / 100,
      rating: 2 + (mix % 7) / 2,
      sales: 10 + (mix % 140),
    };
  }),
);

export function getStatus({stock, incoming}: Product): Status {
  if (stock > 0) {
    return 'in';
  }
  return incoming > 0 ? 'restocking' : 'out';
}

export const isValid = ({stock, price}: Product) =>
  Number.isInteger(stock) && stock >= 0 && price >= 1;

export const getProfit = ({sales, price, cost}: Product) => sales * (price - cost);

export const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
export const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
});
