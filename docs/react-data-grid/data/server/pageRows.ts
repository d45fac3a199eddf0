import type {GridPaginationModel, GridRowId} from '@mui/x-data-grid';

/** LIMIT and OFFSET: one page of the rows, or all of them for a page size of -1. */
export function pageRows<Row>(
  rows: readonly Row[],
  model?: GridPaginationModel,
): Row[] {
  if (!model || model.pageSize < 0) {
    return [...rows];
  }
  const start = model.page * model.pageSize;
  return rows.slice(start, start + model.pageSize);
}

/** The rows that follow the row with the id `cursor`, or the first ones without a cursor. */
export function rowsAfter<Row extends {id: GridRowId}>(
  rows: readonly Row[],
  cursor: GridRowId | undefined,
  pageSize: number,
): Row[] {
  const start = cursor === undefined ? 0 : rows.findIndex(({id}) => id === cursor) + 1;
  return rows.slice(start, start + pageSize);
}

/** The rows from one index to another, both included. */
export function rowsBetween<Row>(
  rows: readonly Row[],
  {start, end}: {start: number; end: number},
): Row[] {
  return rows.slice(start, end + 1);
}
