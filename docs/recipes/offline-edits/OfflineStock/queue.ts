import * as React from 'react';
import type {StockItem} from './server';

export interface Edit {
  stock: number;
  /** The version of the row that the user changed. */
  version: number;
  /** The row on the server, if it's newer than the edit. */
  conflict?: StockItem;
}

/** The last edit of each row that isn't saved, by row id. */
export type Queue = Record<string, Edit>;

const KEY = 'stock-edits';
const EMPTY: Queue = {};
const listeners = new Set<() => void>();
let queue: Queue | undefined;

function read(): Queue {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // The storage is blocked or contains something else.
  }
}

function write(next: Queue) {
  queue = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // The storage is blocked or full, so the edits are lost on reload.
  }
  listeners.forEach((listener) => listener());
}

export const getQueue = (): Queue => (queue ??= read());

export const putEdit = (id: string, edit: Edit) => write({...getQueue(), [id]: edit});

export function removeEdit(id: string) {
  const {[id]: _removed, ...others} = getQueue();
  write(others);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useQueue = () =>
  React.useSyncExternalStore(subscribe, getQueue, () => EMPTY);
