import fs from 'node:fs';
import path from 'node:path';
import type {ProductName} from '../../products/shared';
import {parseHistory} from './renderHistory';
import {majorOfLabel, type HistoryNames, type HistoryRow, type ProductHistory} from './shared';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';

/** Returns the path of a product's committed history file. */
export const historyFile = (product: ProductName): string =>
  path.join(__dirname, `${product}.json`);

/** Returns the history of a product that `npm run api:history` has written. */
export function readHistory(product: ProductName): ProductHistory {
  return parseHistory(fs.readFileSync(historyFile(product), 'utf8'));
}

/** Lists all names with a history. */
export function listHistory(names: HistoryNames): HistoryRow[] {
  return Object.entries(names).flatMap(([owner, kinds]) =>
    Object.entries(kinds).flatMap(([kind, facts]) =>
      Object.entries(facts).map(([name, fact]) => ({
        kind: kind as HistoryKind,
        owner,
        name,
        ...fact,
      })),
    ),
  );
}

/**
 * Lists the names removed between two majors.
 *
 * @param from the major to migrate from, such as 7
 * @param to the major to migrate to
 */
export function listRemoved(product: ProductName, from: number, to: number): HistoryRow[] {
  return listHistory(readHistory(product).names).filter(({removedIn}) => {
    const major = removedIn === undefined ? 0 : majorOfLabel(removedIn);
    return major > from && major <= to;
  });
}
