import type {
  GridFilterModel,
  GridPaginationModel,
  GridRowId,
  GridSortModel,
} from '@mui/x-data-grid';
import {aggregateRows, type Aggregates, type Functions} from './aggregateRows';
import {filterRows} from './filterRows';
import {
  childRows,
  groupRows,
  withParents,
  type GroupedRow,
  type ServerRow,
} from './groupRows';
import {pageRows, rowsAfter, rowsBetween} from './pageRows';
import {sortRows} from './sortRows';

export type {Aggregates, GroupedRow, ServerRow};

export interface ServerOptions {
  /** How long each request takes, in milliseconds. */
  delay?: number;
  /** The requests that fail, by number: `[2]` fails the second one. */
  failures?: number[];
}

interface Request {
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  /** A page by its index. */
  paginationModel?: GridPaginationModel;
  /** The function of each column that has one: `sum`, `avg`, `min`, `max` or `size`. */
  aggregationModel?: Functions;
}

export interface ListRequest extends Request {
  /** A page by the last row of the one before it: `{after: undefined, pageSize}` is the first. */
  cursor?: {after?: GridRowId; pageSize: number};
  /** Rows by their indexes, both included. */
  range?: {start: number; end: number};
}

export interface ListResponse<Row> {
  rows: Row[];
  /** The number of rows that pass the filters, on all pages. */
  rowCount: number;
  hasNextPage: boolean;
  /** The cursor of the next page, if there is one. */
  nextCursor?: GridRowId;
  /** The results over all rows that pass the filters. */
  aggregates: Aggregates;
}

export interface GroupRequest extends Request {
  /** The columns to group by, the outer one first. */
  groupFields: string[];
  /** The groups that lead to the level, the outer one first; none for the first level. */
  groupKeys: string[];
}

export interface ChildrenRequest extends Request {
  /** The parents that lead to the level, the outer one first; none for the first level. */
  path: string[];
}

export interface LevelResponse<Row> {
  rows: GroupedRow<Row>[];
  /** The number of rows on this level that pass the filters, on all pages. */
  rowCount: number;
  /** The results over all rows that pass the filters, on all levels. */
  aggregates: Aggregates;
}

/** A backend for demos: it keeps the rows in memory, and answers each request after a delay. */
export function createServer<Row extends ServerRow>(
  initialRows: readonly Row[],
  {delay = 400, failures = []}: ServerOptions = {},
) {
  let rows = [...initialRows];
  let requests = 0;
  let isAvailable = true;

  async function answer<Result>(
    query: () => Result,
    signal?: AbortSignal,
  ): Promise<Result> {
    requests += 1;
    const fails = !isAvailable || failures.includes(requests);
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

  function respond(
    level: GroupedRow<Row>[],
    found: Row[],
    {sortModel, paginationModel, aggregationModel}: Request,
  ): LevelResponse<Row> {
    const sorted = sortRows(level, sortModel, (row, field) =>
      // The grid names the column that shows the groups itself.
      field.startsWith('__') ? row.groupKey : (row[field] ?? row.aggregates[field]),
    );
    return {
      rows: pageRows(sorted, paginationModel),
      rowCount: level.length,
      aggregates: aggregateRows(found, aggregationModel),
    };
  }

  return {
    list: (
      {
        sortModel,
        filterModel,
        paginationModel,
        cursor,
        range,
        ...request
      }: ListRequest = {},
      signal?: AbortSignal,
    ): Promise<ListResponse<Row>> =>
      answer(() => {
        const found = sortRows(filterRows(rows, filterModel), sortModel);
        const page = cursor
          ? rowsAfter(found, cursor.after, cursor.pageSize)
          : range
            ? rowsBetween(found, range)
            : pageRows(found, paginationModel);
        const last = page.at(-1);
        const hasNextPage = last !== undefined && last !== found.at(-1);
        return {
          rows: page,
          rowCount: found.length,
          hasNextPage,
          nextCursor: hasNextPage ? last.id : undefined,
          aggregates: aggregateRows(found, request.aggregationModel),
        };
      }, signal),

    /** One level of the rows in groups: the groups, or the rows of an innermost group. */
    group: (
      {groupFields, groupKeys, ...request}: GroupRequest,
      signal?: AbortSignal,
    ): Promise<LevelResponse<Row>> =>
      answer(() => {
        const found = filterRows(rows, request.filterModel);
        const level = groupRows(
          found,
          groupFields,
          groupKeys,
          request.aggregationModel,
        );
        return respond(level, found, request);
      }, signal),

    /** One level of a tree, whose rows have a `path`. */
    children: (
      {path, ...request}: ChildrenRequest,
      signal?: AbortSignal,
    ): Promise<LevelResponse<Row>> =>
      answer(() => {
        const found = withParents(rows, filterRows(rows, request.filterModel));
        const level = childRows(found, path, request.aggregationModel);
        return respond(level, found, request);
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

    /** Makes all requests fail from now on, until it is available again. */
    setAvailable: (available: boolean) => {
      isAvailable = available;
    },
  };
}
