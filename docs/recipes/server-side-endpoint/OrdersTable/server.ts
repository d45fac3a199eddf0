import {createOrders, type Order} from '../../../data/orders';

export type OrderRow = Pick<Order, 'id' | 'customer' | 'status' | 'total'>;

export interface OrderFilter {
  field: string;
  operator: string;
  value: string;
}

const orders: OrderRow[] = createOrders(500).map(({id, customer, status, total}) => ({
  id,
  customer,
  status,
  total,
}));

const FIELDS: readonly (keyof OrderRow)[] = ['id', 'customer', 'status', 'total'];

const includes = (cell: string | number, value: string) =>
  String(cell).toLowerCase().includes(value.toLowerCase());

const tests: Record<string, (cell: string | number, value: string) => boolean> = {
  contains: includes,
  equals: (cell, value) => String(cell).toLowerCase() === value.toLowerCase(),
  is: (cell, value) => cell === value,
  '>=': (cell, value) => Number(cell) >= Number(value),
  '<=': (cell, value) => Number(cell) <= Number(value),
};

/** The operators that the filter panel may offer. */
export const OPERATORS = Object.keys(tests);

/** Accepts only known columns: in a database, the name becomes part of the query. */
function toField(name: string): keyof OrderRow {
  const field = FIELDS.find((known) => known === name);
  if (!field) {
    throw new Error(`Unknown column "${name}".`);
  }
  return field;
}

function compare(a: string | number, b: string | number) {
  return typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b));
}

/** GET /api/orders?page=0&pageSize=10&sort=total&order=desc&filters=[…]&word=… */
export async function getOrders(query: URLSearchParams) {
  await new Promise((resolve) => setTimeout(resolve, 400));

  const filters: OrderFilter[] = JSON.parse(query.get('filters') ?? '[]');
  const words = query.getAll('word');
  const found = orders.filter(
    (row) =>
      filters.every(({field, operator, value}) =>
        tests[operator]!(row[toField(field)], value),
      ) && words.every((word) => FIELDS.some((field) => includes(row[field], word))),
  );

  // Rows with equal values need a fixed order. Otherwise, two pages can contain the same row.
  const field = toField(query.get('sort') ?? 'id');
  const direction = query.get('order') === 'desc' ? -1 : 1;
  found.sort((a, b) => compare(a[field], b[field]) * direction || a.id - b.id);

  const pageSize = Math.min(Number(query.get('pageSize') ?? 10), 100);
  const start = Number(query.get('page') ?? 0) * pageSize;
  return {rows: found.slice(start, start + pageSize), rowCount: found.length};
}
