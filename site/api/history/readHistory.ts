import fs from 'node:fs';
import path from 'node:path';
import type {ProductName} from '../../products/shared';
import {parseHistory} from './renderHistory';
import {majorOfLabel, type HistoryNames, type HistoryRow, type ProductHistory} from './shared';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';

/** The committed file of a product. */
export const historyFile = (product: ProductName): string =>
  path.join(__dirname, `${product}.json`);

/** The history of a product, as `npm run api:history` wrote it. */
export function readHistory(product: ProductName): ProductHistory {
  return parseHistory(fs.readFileSync(historyFile(product), 'utf8'));
}

/** Every name that has a history, as a list. */
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
 * The names that a reader loses on the way from one major to a later one.
 *
 * @param from the major that the reader's code is on, like 7.
 * @param to the major that it is going to.
 */
export function listRemoved(product: ProductName, from: number, to: number): HistoryRow[] {
  return listHistory(readHistory(product).names).filter(({gone}) => {
    const major = gone === undefined ? 0 : majorOfLabel(gone);
    return major > from && major <= to;
  });
}
