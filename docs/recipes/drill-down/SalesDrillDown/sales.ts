import {createOrders, type Order} from '../../../data/orders';

export type Sales = {
  name: string;
  /** Revenue in US dollars. */
  revenue: number;
};

const orders = createOrders(300);

/** Adds up the revenue by a property of the orders, the largest first. */
function sumRevenue(rows: Order[], key: 'category' | 'product'): Sales[] {
  const sums = new Map<string, number>();
  for (const order of rows) {
    sums.set(order[key], (sums.get(order[key]) ?? 0) + order.total);
  }
  return [...sums]
    .map(([name, revenue]) => ({name, revenue}))
    .sort((a, b) => b.revenue - a.revenue);
}

export const categories = sumRevenue(orders, 'category');

export const getProducts = (category: string) =>
  sumRevenue(
    orders.filter((order) => order.category === category),
    'product',
  );
