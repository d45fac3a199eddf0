import * as React from 'react';

/** A row before and after an edit. */
export interface Change<Row> {
  before: Row;
  after: Row;
}

interface History<Row> {
  rows: Row[];
  /** The changes that can be undone, the last one first. */
  past: Change<Row>[];
  /** The changes that can be redone, the next one first. */
  future: Change<Row>[];
}

const LIMIT = 100;

const replaceRow = <Row extends {id: unknown}>(rows: Row[], row: Row) =>
  rows.map((other) => (other.id === row.id ? row : other));

/** Rows that remember their changes. */
export function useHistory<Row extends {id: unknown}>(initialRows: Row[]) {
  const [{rows, past, future}, setHistory] = React.useState<History<Row>>({
    rows: initialRows,
    past: [],
    future: [],
  });

  const edit = (change: Change<Row>) =>
    setHistory((prev) => ({
      rows: replaceRow(prev.rows, change.after),
      past: [change, ...prev.past].slice(0, LIMIT),
      future: [],
    }));

  /** Returns the change that it has undone. */
  const undo = () => {
    const [change, ...others] = past;
    if (change) {
      setHistory({
        rows: replaceRow(rows, change.before),
        past: others,
        future: [change, ...future],
      });
    }
    return change;
  };

  /** Returns the change that it has redone. */
  const redo = () => {
    const [change, ...others] = future;
    if (change) {
      setHistory({
        rows: replaceRow(rows, change.after),
        past: [change, ...past],
        future: others,
      });
    }
    return change;
  };

  return {rows, edit, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0};
}
