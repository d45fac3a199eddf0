import {distance} from '../../../src/components/Search/engine/words';
import type {Docs} from './loadDocs';
import type {IndexedPage, IndexedRow} from './shared';

/** What a name of the API stands for. */
export interface ApiAnswer {
  /** The page of the component or interface of that name, with all of its rows. */
  page?: IndexedPage;
  rows: IndexedRow[];
  /** Names that are like the one asked for, where there is none. */
  similar: string[];
}

const nameOf = (page: IndexedPage) => page.title.replace(/ API$/, '');

/** More owners than this are counted. */
const MAX_OWNERS = 3;

/** Removed rows of one name and one successor as one: dozens of pickers have lost the same props. */
function mergeRemoved(rows: readonly IndexedRow[]): IndexedRow[] {
  const merged = new Map<string, {row: IndexedRow; owners: string[]}>();
  for (const row of rows) {
    const key = [row.kind, row.name, row.removed, row.use].join('\u0000');
    const known = merged.get(key);
    if (known && row.removed !== undefined) {
      known.owners.push(row.of);
    } else {
      merged.set(row.removed === undefined ? `${key} ${row.of}` : key, {row, owners: [row.of]});
    }
  }
  return [...merged.values()].map(({row, owners}) => ({
    ...row,
    of:
      owners.slice(0, MAX_OWNERS).join(', ') +
      (owners.length > MAX_OWNERS ? ` +${owners.length - MAX_OWNERS}` : ''),
  }));
}

/**
 * Looks a name up: a component or interface with all of its rows, one row of it, or every row of that name.
 *
 * @param name `BarChart`, `BarChart.barLabel`, `barLabel`; letters may be large or small.
 */
export function lookUpApi(docs: Docs, name: string): ApiAnswer {
  const [first = '', second] = name.match(/[\w-]+/g) ?? [];
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const apiPages = docs.pages.filter(({isApi}) => isApi);
  const page = apiPages.find((candidate) => same(nameOf(candidate), first));
  const rows =
    second !== undefined
      ? docs.rows.filter((row) => same(row.of, first) && same(row.name, second))
      : page
        ? docs.rows.filter((row) => row.page === page.path && row.removed === undefined)
        : docs.rows.filter((row) => same(row.name.replace(/^.*\//, ''), first));
  if (rows.length > 0 || (page && second === undefined)) {
    return {...(page && {page}), rows: mergeRemoved(rows), similar: []};
  }
  const asked = (second ?? first).toLowerCase();
  const known = new Set(
    second !== undefined && page
      ? docs.rows.filter((row) => row.page === page.path).map((row) => row.name)
      : [...apiPages.map(nameOf), ...docs.rows.map((row) => row.name)],
  );
  const most = Math.max(1, Math.floor(asked.length / 3));
  const similar = [...known]
    .map((candidate): [number, string] => [
      candidate.toLowerCase().includes(asked)
        ? 0.5
        : distance(asked, candidate.toLowerCase(), most),
      candidate,
    ])
    .filter(([far]) => far <= most)
    .sort(([a, x], [b, y]) => a - b || x.length - y.length)
    .slice(0, 5)
    .map(([, candidate]) => candidate);
  return {...(page && {page}), rows: [], similar};
}
