import {createRandom} from './random';

export type OrderStatus = 'Pending' | 'Paid' | 'Shipped' | 'Delivered' | 'Returned';

export interface Order {
  id: number;
  orderedAt: Date;
  customer: string;
  country: string;
  product: string;
  category: string;
  quantity: number;
  /** Price of one piece in US dollars. */
  unitPrice: number;
  /** `quantity` times `unitPrice` in US dollars. */
  total: number;
  status: OrderStatus;
}

export const ORDER_STATUSES: OrderStatus[] = [
  'Pending',
  'Paid',
  'Shipped',
  'Delivered',
  'Returned',
];

const PRODUCTS: [product: string, category: string, unitPrice: number][] = [
  ['Standing desk', 'Furniture', 549],
  ['Office chair', 'Furniture', 289],
  ['Bookshelf', 'Furniture', 159],
  ['Desk lamp', 'Lighting', 59],
  ['Floor lamp', 'Lighting', 119],
  ['Laptop stand', 'Accessories', 45],
  ['Wireless mouse', 'Accessories', 35],
  ['Mechanical keyboard', 'Accessories', 129],
  ['27-inch monitor', 'Electronics', 379],
  ['Docking station', 'Electronics', 199],
  ['Noise-canceling headset', 'Electronics', 249],
  ['Webcam', 'Electronics', 89],
];

const CUSTOMERS: [customer: string, country: string][] = [
  ['Alder Clinics', 'United States'],
  ['Birchwood Schools', 'United States'],
  ['Cedar Health', 'Canada'],
  ['Delta Freight', 'United States'],
  ['Elmont Bank', 'United Kingdom'],
  ['Foxglove Media', 'Germany'],
  ['Granite Insurance', 'United States'],
  ['Hudson Hotels', 'United States'],
  ['Ironbridge Law', 'Canada'],
  ['Juniper Labs', 'Brazil'],
  ['Keystone Realty', 'United Kingdom'],
  ['Lumen Energy', 'Japan'],
];

/** Creates orders of an office supplies store in 2025; the same rows on each call. */
export function createOrders(count: number): Order[] {
  const {integer, pick, day} = createRandom(7);
  return Array.from({length: count}, (_, index) => {
    const [product, category, unitPrice] = pick(PRODUCTS);
    const [customer, country] = pick(CUSTOMERS);
    const quantity = integer(1, 24);
    return {
      id: 10001 + index,
      orderedAt: day(new Date(2025, 0, 2), 330),
      customer,
      country,
      product,
      category,
      quantity,
      unitPrice,
      total: quantity * unitPrice,
      status: pick(ORDER_STATUSES),
    };
  });
}
