import {createOrders} from '../../../data/orders';

const COUNTRIES = [
  'United States',
  'Canada',
  'United Kingdom',
  'Germany',
  'Brazil',
  'Japan',
];

export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
];

const orders = createOrders(600);

/** The revenue per month in US dollars, by country. */
export const countries = COUNTRIES.map((country) => {
  const data = months.map(() => 0);
  for (const order of orders) {
    const month = order.orderedAt.getMonth();
    if (order.country === country && month < data.length) {
      data[month]! += order.total;
    }
  }
  return {country, data};
});

/** The end of the scale that all countries share: the largest value, rounded up to $50,000. */
export const sharedMax =
  Math.ceil(Math.max(...countries.flatMap(({data}) => data)) / 50_000) * 50_000;
