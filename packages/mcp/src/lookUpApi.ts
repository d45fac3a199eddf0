import type {IndexedExport, IndexedPage, IndexedRow} from '@mui-x-docs/docs-index/format';
import {distance} from '@mui-x-docs/docs-index/distance';
import type {Docs} from './loadDocs';

/** Where a row stands. */
export interface Home {
  of: string;
  page: string;
  anchor: string;
}

/** Rows that say the same, as one: dozens of pickers have the same props. */
export interface MergedRow extends Omit<IndexedRow, 'of' | 'page' | 'anchor'> {
  homes: Home[];
}

/** Result of a lookup of an API name. */
export interface ApiAnswer {
  /** `true` if this version has the name. */
  exists: boolean;
  /** The page of the component or interface of that name, or of the one that was to have the row. */
  page?: IndexedPage;
  /** The names of its rows by kind, where the page itself was asked for. */
  names?: Partial<Record<IndexedRow['kind'], string[]>>;
  rows: MergedRow[];
  exports: IndexedExport[];
  /** Rows of that name that earlier versions had. */
  removed: MergedRow[];
  /** Names that are like the one asked for, where there is none. */
  similar: string[];
  /** Part of the question that the API data can't answer. */
  unchecked?: string;
}

/** A name as it was asked for. */
interface Asked {
  owner?: string;
  name: string;
  kinds?: readonly IndexedRow['kind'][];
  unchecked?: string;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const nameOf = (page: IndexedPage) => page.title.replace(/ API(?: \(.+\))?$/, '');

/** Objects whose keys are the names of one kind of rows. */
const GROUPS: Readonly<Record<string, readonly IndexedRow['kind'][]>> = {
  slots: ['slot'],
  slotProps: ['slot'],
  components: ['slot'],
  componentsProps: ['slot'],
  classes: ['class'],
};

/** `<BarChart barLabel />`, `DataGrid.slots.toolbar`, `apiRef.current.setPage`, `.MuiDataGrid-row`, `gridClasses.row`. */
function parseName(asked: string): Asked {
  // What a prop is set to is no name of the API.
  const text = asked.replace(/=(\{[^}]*\}|"[^"]*"|'[^']*')/g, '');
  const path = /(?:^|['"`\s])@?[\w-]+\/(?:[\w-]+\/)*([\w-]+)/.exec(text);
  const words = (path ? path[1]! : text).match(/[\w$-]+/g) ?? [];
  const [first = '', ...rest] = words.filter((word, index) => index === 0 || word !== 'current');
  const owner = same(first, 'apiRef') ? 'GridApi' : first.replace(/^use[\w$]*ApiRef$/, 'GridApi');
  const group = (word = '') => Object.entries(GROUPS).find(([key]) => same(key, word))?.[1];
  const beyond = (index: number) =>
    rest.length > index ? {unchecked: rest.slice(index).join('.')} : {};
  if (rest.length === 0) {
    return {name: first};
  }
  if (group(first)) {
    return {name: rest[0]!, kinds: group(first), ...beyond(1)};
  }
  if (rest.length > 1 && group(rest[0])) {
    return {owner, name: rest[1]!, kinds: group(rest[0]), ...beyond(2)};
  }
  return {owner, name: rest[0]!, ...beyond(1)};
}

/** Rows that say the same as one, those of the first first. */
function merge(rows: readonly IndexedRow[]): MergedRow[] {
  const merged = new Map<string, MergedRow>();
  for (const {of, page, anchor, ...row} of rows) {
    const {kind, name, type, default: value, removed, use} = row;
    const key = JSON.stringify([
      kind,
      name,
      removed === undefined ? [type, value] : [removed, use],
    ]);
    const known = merged.get(key);
    if (known) {
      known.homes.push({of, page, anchor});
    } else {
      merged.set(key, {...row, homes: [{of, page, anchor}]});
    }
  }
  return [...merged.values()].sort((a, b) => b.homes.length - a.homes.length);
}

/** The parts of a name, in small letters and without the s of a plural. */
const partsOf = (name: string): string[] =>
  (name.replace(/^unstable_/i, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((part) =>
    part.toLowerCase().replace(/s$/, ''),
  );

/** How much of two names is the same, from 0 to 1: by letters for a slip of the pen, by parts for a name made up. */
function likeness(asked: string, candidate: string): number {
  const [one, other] = [asked.toLowerCase(), candidate.toLowerCase()];
  const length = Math.max(one.length, other.length);
  const most = Math.floor(length / 3);
  const letters = 1 - distance(one, other, most) / length;
  const [a, b] = [partsOf(asked), partsOf(candidate)];
  const common = a.filter((part) => b.includes(part)).length;
  const parts = (2 * common) / (a.length + b.length);
  const inside = other.includes(one) || one.includes(other);
  return Math.max(
    letters >= 2 / 3 ? letters : 0,
    parts,
    inside && Math.min(one.length, other.length) > 3 ? 0.6 : 0,
  );
}

/** Returns whether a replacement is known, which is more useful than similar names. */
const hasSuccessor = (removed: readonly MergedRow[]): boolean =>
  removed.some(({use}) => use !== undefined);

/** At least half of the name has to be the same. */
const LIKE = 0.5;

function findClosestName(asked: string, candidates: Iterable<string>): string[] {
  return [...new Set(candidates)]
    .map((candidate): [number, string] => [likeness(asked, candidate), candidate])
    .filter(([like]) => like >= LIKE)
    .sort(([a, x], [b, y]) => b - a || x.length - y.length || (x < y ? -1 : 1))
    .slice(0, 6)
    .map(([, candidate]) => candidate);
}

/** Matches of a name as it is written; only where there are none, in large or small letters. */
function match<T>(list: readonly T[], name: string, read: (one: T) => string): T[] {
  const exact = list.filter((one) => read(one) === name);
  return exact.length > 0 ? exact : list.filter((one) => same(read(one), name));
}

/** Returns whether a row has a name: classes match by key and by class name, removed paths by their last segment. */
const isCalled = (row: IndexedRow, name: string): boolean =>
  same(row.name, name) ||
  same(row.name.replace(/^.*\//, ''), name) ||
  (row.kind === 'class' && row.type !== undefined && same(row.type, `.${name}`));

/** The page of an owner: of a component, its props type, or the API object of a plan. */
function findOwner(pages: readonly IndexedPage[], owner: string): IndexedPage | undefined {
  const plain = owner.replace(/Props$/, '').replace(/^(GridApi)(?:Community|Pro|Premium)$/, '$1');
  return [owner, plain].flatMap((name) => match(pages, name, nameOf))[0];
}

/** `gridClasses`, `barElementClasses`: the classes that a constant names. */
function classesOf(docs: Docs, owner: string): IndexedRow[] {
  const base = /^(\w+)Classes$/.exec(owner)?.[1];
  const prefix = base && `.mui${base === 'grid' ? 'dataGrid' : base}-`.toLowerCase();
  return prefix
    ? docs.rows.filter(({kind, type}) => kind === 'class' && type?.toLowerCase().startsWith(prefix))
    : [];
}

/** Maximum number of listed classes: the grid has 208, which are rarely what an agent needs. */
const MAX_CLASSES = 60;

function listNames(rows: readonly IndexedRow[]): ApiAnswer['names'] {
  const names: NonNullable<ApiAnswer['names']> = {};
  for (const {kind, name, required} of rows) {
    (names[kind] ??= []).push(required && kind === 'prop' ? `${name} (required)` : name);
  }
  const more = (names.class?.length ?? 0) - MAX_CLASSES;
  if (more > 0) {
    names.class!.splice(MAX_CLASSES, more, `and ${more} more`);
  }
  return names;
}

/**
 * Looks a name up: a component or interface, one row of it, or everything of that name: rows of the reference with all their
 * homes, hooks, types and whatever else the packages export, and names of earlier versions with their successors.
 *
 * @param text `BarChart`, `BarChart.barLabel`, `barLabel`, `.MuiDataGrid-row`, `useGridApiRef`; letters may be large or small.
 */
export function lookUpApi(docs: Docs, text: string): ApiAnswer {
  const {owner, name, kinds, unchecked} = parseName(text);
  const pages = docs.pages.filter(({isApi, imports}) => isApi && imports);
  const split = (rows: readonly IndexedRow[]) => {
    const fitting = kinds ? rows.filter(({kind}) => kinds.includes(kind)) : rows;
    return {
      rows: merge(fitting.filter((row) => row.removed === undefined)),
      removed: merge(fitting.filter((row) => row.removed !== undefined)),
    };
  };
  const extra = unchecked === undefined ? {} : {unchecked};

  if (owner !== undefined) {
    const page = findOwner(pages, owner);
    const of = page ? nameOf(page) : owner;
    const listed = docs.rows.filter((row) => (page ? row.page === page.path : same(row.of, of)));
    const own = listed.length > 0 ? listed : classesOf(docs, owner);
    const {rows, removed} = split(own.filter((row) => isCalled(row, name)));
    const exists = rows.length > 0;
    const current = own.filter((row) => row.removed === undefined).map((row) => row.name);
    return {
      exists,
      ...(page && {page}),
      rows,
      exports: own.length > 0 ? [] : match(docs.exports, owner, (one) => one.name),
      removed,
      similar:
        exists || hasSuccessor(removed)
          ? []
          : own.length > 0
            ? findClosestName(name, current)
            : findClosestName(owner, pages.map(nameOf)),
      ...extra,
    };
  }

  const page = match(pages, name, nameOf)[0];
  const {rows, removed} = split(docs.rows.filter((row) => isCalled(row, name)));
  const exports = page && nameOf(page) === name ? [] : match(docs.exports, name, (one) => one.name);
  const exists = page !== undefined || rows.length > 0 || exports.length > 0;
  return {
    exists,
    ...(page && {
      page,
      names: listNames(
        docs.rows.filter((row) => row.page === page.path && row.removed === undefined),
      ),
    }),
    rows,
    exports,
    removed,
    similar:
      exists || hasSuccessor(removed)
        ? []
        : findClosestName(name, [
            ...pages.map(nameOf),
            ...docs.exports.map((one) => one.name),
            ...docs.rows.flatMap((row) =>
              row.removed === undefined
                ? [row.kind === 'class' ? row.type!.slice(1) : row.name]
                : [],
            ),
          ]),
    ...extra,
  };
}
