import type {
  GridFilterModel,
  GridPaginationModel,
  GridRowId,
  GridSortModel,
  GridValidRowModel,
} from '@mui/x-data-grid';
import {filterRows} from './filterRows';
import {pageRows, rowsAfter} from './pageRows';
import {sortRows} from './sortRows';

export type ServerRow = GridValidRowModel & {id: GridRowId};

export interface ServerOptions {
  /** How long each request takes, in milliseconds. */
  delay?: number;
  /** The requests that fail, by number: `[2]` fails the second one. */
  failures?: number[];
}

export interface ListRequest {
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  /** A page by its index. */
  paginationModel?: GridPaginationModel;
  /** A page by the last row of the one before it: `{after: undefined, pageSize}` is the first. */
  cursor?: {after?: GridRowId; pageSize: number};
}

export interface ListResponse<Row> {
  rows: Row[];
  /** The number of rows that pass the filters, on all pages. */
  rowCount: number;
  hasNextPage: boolean;
  /** The cursor of the next page, if there is one. */
  nextCursor?: GridRowId;
}

/** A backend for demos: it keeps the rows in memory, and answers each request after a delay. */
export function createServer<Row extends ServerRow>(
  initialRows: readonly Row[],
  {delay = 400, failures = []}: ServerOptions = {},
) {
  let rows = [...initialRows];
  let requests = 0;

  async function answer<Result>(query: () => Result, signal?: AbortSignal): Promise<Result> {
    requests += 1;
    const fails = failures.includes(requests);
    await new Promise((resolve) => {
      setTimeout(resolve, delay);
    });
    signal?.throwIfAborted();
    if (fails) {
      throw new Error('The server is not available.');
    }
    return query();
  }

  function find(id: GridRowId): Row {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) {
      throw new Error(`There is no row with the id ${id}.`);
    }
    return row;
  }

  return {
    list: (
      {sortModel, filterModel, paginationModel, cursor}: ListRequest = {},
      signal?: AbortSignal,
    ): Promise<ListResponse<Row>> =>
      answer(() => {
        const found = sortRows(filterRows(rows, filterModel), sortModel);
        const page = cursor
          ? rowsAfter(found, cursor.after, cursor.pageSize)
          : pageRows(found, paginationModel);
        const last = page.at(-1);
        const hasNextPage = last !== undefined && last !== found.at(-1);
        return {
          rows: page,
          rowCount: found.length,
          hasNextPage,
          nextCursor: hasNextPage ? last.id : undefined,
        };
      }, signal),

    insert: (row: Row): Promise<Row> =>
      answer(() => {
        rows = [...rows, row];
        return row;
      }),

    update: (row: Row): Promise<Row> =>
      answer(() => {
        find(row.id);
        rows = rows.map((candidate) => (candidate.id === row.id ? row : candidate));
        return row;
      }),

    remove: (id: GridRowId): Promise<Row> =>
      answer(() => {
        const removed = find(id);
        rows = rows.filter((candidate) => candidate !== removed);
        return removed;
      }),
  };
}
