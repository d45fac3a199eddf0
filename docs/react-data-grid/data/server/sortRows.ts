import type {GridSortModel, GridValidRowModel} from '@mui/x-data-grid';

function compare(first: unknown, second: unknown): number {
  if (first == null || second == null) {
    return Number(second == null) - Number(first == null);
  }
  if (typeof first === 'string' && typeof second === 'string') {
    return first.localeCompare(second, 'en');
  }
  return Number(first) - Number(second);
}

/** ORDER BY: the first rule decides, the next ones order the rows that are equal so far. */
export function sortRows<Row extends GridValidRowModel>(
  rows: readonly Row[],
  sortModel: GridSortModel = [],
  getValue: (row: Row, field: string) => unknown = (row, field) => row[field],
): Row[] {
  return [...rows].sort((first, second) => {
    for (const {field, sort} of sortModel) {
      const result = compare(getValue(first, field), getValue(second, field));
      if (sort && result !== 0) {
        return sort === 'desc' ? -result : result;
      }
    }
    return 0;
  });
}
