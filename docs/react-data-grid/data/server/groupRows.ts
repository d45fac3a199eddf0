import type {GridRowId, GridValidRowModel} from '@mui/x-data-grid';
import {aggregateRows, type Aggregates, type Functions} from './aggregateRows';

export type ServerRow = GridValidRowModel & {id: GridRowId};

/** A row of one level: a group, a parent of a tree, or a row that has nothing below. */
export type GroupedRow<Row> = Partial<Row> & {
  id: GridRowId;
  /** What distinguishes the row from its siblings: the value of a group, the name of a folder. */
  groupKey: string;
  /** The number of rows below on all levels; 0 for a row that can't be expanded. */
  descendantCount: number;
  /** The results over the rows below. */
  aggregates: Aggregates;
};

const leaf = <Row extends ServerRow>(row: Row, groupKey: string): GroupedRow<Row> => ({
  ...row,
  groupKey,
  descendantCount: 0,
  aggregates: {},
});

/**
 * GROUP BY: the groups of the level below `keys`, or the rows of the innermost group.
 *
 * @param fields the columns to group by, the outer one first.
 * @param keys the values of the groups that were opened, the outer one first.
 */
export function groupRows<Row extends ServerRow>(
  rows: readonly Row[],
  fields: readonly string[],
  keys: readonly string[],
  functions?: Functions,
): GroupedRow<Row>[] {
  const inside = rows.filter((row) =>
    keys.every((key, level) => String(row[fields[level]!]) === key),
  );
  const field = fields[keys.length];
  if (field === undefined) {
    return inside.map((row) => leaf(row, String(row.id)));
  }
  const groups = new Map<string, Row[]>();
  for (const row of inside) {
    const groupKey = String(row[field]);
    const members = groups.get(groupKey);
    if (members) {
      members.push(row);
    } else {
      groups.set(groupKey, [row]);
    }
  }
  return [...groups].map(([groupKey, members]) => ({
    ...(Object.fromEntries([[field, members[0]![field]]]) as Partial<Row>),
    id: `group ${[...keys, groupKey].join(' / ')}`,
    groupKey,
    descendantCount: members.length,
    aggregates: aggregateRows(members, functions),
  }));
}

const isBelow = (row: ServerRow, path: readonly string[]) =>
  row.path.length > path.length && path.every((key, level) => row.path[level] === key);

/**
 * The children of a node of a tree whose rows have a `path`, such as `['Maps', 'Coast']`.
 *
 * @param rows the rows of the tree that pass the filter.
 */
export function childRows<Row extends ServerRow>(
  rows: readonly Row[],
  path: readonly string[],
  functions?: Functions,
): GroupedRow<Row>[] {
  const inside = rows.filter((row) => isBelow(row, path));
  return inside
    .filter((row) => row.path.length === path.length + 1)
    .map((row) => {
      const below = inside.filter((other) => isBelow(other, row.path));
      return {
        ...leaf(row, row.path.at(-1)),
        descendantCount: below.length,
        ...(below.length > 0 && {aggregates: aggregateRows(below, functions)}),
      };
    });
}

/** A parent stays when a row below it passes the filter. */
export function withParents<Row extends ServerRow>(
  rows: readonly Row[],
  passed: readonly Row[],
): Row[] {
  const kept = new Set(
    passed.flatMap(({path}) =>
      path.map((_: string, level: number) => path.slice(0, level + 1).join('/')),
    ),
  );
  return rows.filter(({path}) => kept.has(path.join('/')));
}
