import type {GridValidRowModel} from '@mui/x-data-grid';

/** A function for each column that has one: `{weight: 'avg'}`. */
export type Functions = Record<string, string>;

/** The results, by column. */
export type Aggregates = Record<string, number | Date | null>;

type Aggregate = (values: unknown[]) => number | Date | null;

function add(values: unknown[]): number {
  return values.reduce<number>((sum, value) => sum + Number(value), 0);
}

/** Numbers and dates by their size. */
function first(values: unknown[], isBefore: (a: number, b: number) => boolean) {
  return values.reduce<number | Date | null>((found, value) => {
    const isFirst = found === null || isBefore(Number(value), Number(found));
    return isFirst ? (value as number | Date) : found;
  }, null);
}

/** SELECT: the functions that this server knows, by the names that the grid gives them. */
const functions: Record<string, Aggregate> = {
  sum: add,
  avg: (values) => (values.length === 0 ? null : add(values) / values.length),
  min: (values) => first(values, (a, b) => a < b),
  max: (values) => first(values, (a, b) => a > b),
  size: (values) => values.length,
};

/** One result for each column of the model, over all rows that have a value there. */
export function aggregateRows(
  rows: readonly GridValidRowModel[],
  model: Functions = {},
): Aggregates {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => {
      const aggregate = functions[name];
      if (!aggregate) {
        throw new Error(`The server doesn't know the function ${name}.`);
      }
      const values = rows.map((row) => row[field]).filter((value) => value != null);
      // Without the digits that binary fractions add: 0.1 + 0.2 is 0.3.
      const result = aggregate(values);
      return [field, typeof result === 'number' ? Number(result.toFixed(6)) : result];
    }),
  );
}
