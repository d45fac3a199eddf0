export interface Order {
  id: number;
  orderedAt: Date;
  customer: string;
  product: string;
  quantity: number;
  /** Price of one piece in US dollars. */
  unitPrice: number;
  port: string;
  status: 'Open' | 'Packed' | 'Shipped';
}

const products: [product: string, unitPrice: number][] = [
  ['Mooring rope', 89],
  ['Life jacket', 64],
  ['Signal lamp', 42],
  ['Anchor chain', 215],
  ['Deck paint', 38],
  ['Fender', 57],
  ['Radio', 349],
];
const customers = [
  'Blue Fjord Lines',
  'Coastal Tours',
  'Island Ferries',
  'North Pier',
  'Seal Bay',
];
const ports = ['Alesund', 'Bergen', 'Bodo', 'Stavanger', 'Tromso'];
const statuses = ['Open', 'Packed', 'Shipped'] as const;

/** The same rows on every call: the values follow from the index. */
export function createOrders(count: number): Order[] {
  return Array.from({length: count}, (_, index) => {
    const mix = (index * 7919 + 104729) % 99991;
    const [product, unitPrice] = products[mix % products.length]!;
    return {
      id: index + 1,
      orderedAt: new Date(2025, 0, 1 + (mix % 270)),
      customer: customers[(mix >> 3) % customers.length]!,
      product,
      quantity: 1 + (mix % 48),
      unitPrice,
      port: ports[(mix >> 5) % ports.length]!,
      status: statuses[(mix >> 4) % statuses.length]!,
    };
  });
}
