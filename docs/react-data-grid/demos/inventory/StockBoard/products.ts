export type Shape =
  | 'rope'
  | 'jacket'
  | 'lamp'
  | 'anchor'
  | 'paint'
  | 'fender'
  | 'radio';
export type Status = 'in' | 'out' | 'restocking';

export interface Product {
  /** The stock keeping unit. */
  id: string;
  name: string;
  shape: Shape;
  color: string;
  stock: number;
  /** Ordered from the supplier, but not here yet. */
  incoming: number;
  /** Per piece, in US dollars, like the cost. */
  price: number;
  cost: number;
  rating: number;
  /** Pieces sold this year. */
  sales: number;
}

const names: [name: string, shape: Shape, price: number][] = [
  ['Mooring rope', 'rope', 89],
  ['Life jacket', 'jacket', 64],
  ['Signal lamp', 'lamp', 42],
  ['Anchor', 'anchor', 215],
  ['Deck paint', 'paint', 38],
  ['Fender', 'fender', 57],
  ['Radio', 'radio', 349],
];
const colors: [name: string, color: string][] = [
  ['red', '#c62828'],
  ['blue', '#1565c0'],
  ['green', '#2e7d32'],
  ['orange', '#d84315'],
];

/** The same 28 products on every call. */
export const products = colors.flatMap(([colorName, color], group) =>
  names.map(([name, shape, price], index): Product => {
    const mix = (group * 7 + index + 3) * 37;
    const isOut = mix % 4 === 1;
    return {
      id: `${shape.slice(0, 2).toUpperCase()}-${100 + mix}`,
      name: `${name}, ${colorName}`,
      shape,
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
  return stock > 0 ? 'in' : incoming > 0 ? 'restocking' : 'out';
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
