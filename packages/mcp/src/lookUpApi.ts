import type {IndexedExport, IndexedPage, IndexedRow} from '@mui-x-docs/docs-index/format';
import {distance} from '@mui-x-docs/docs-index/distance';
import type {Docs} from './loadDocs';

/** Location of a row. */
export interface RowLocation {
  of: string;
  page: string;
  anchor: string;
}

/** Identical rows of several components, merged into one: dozens of pickers have the same props. */
export interface MergedRow extends Omit<IndexedRow, 'of' | 'page' | 'anchor'> {
  locations: RowLocation[];
}

/** Result of a lookup of an API name. */
export interface ApiResult {
  /** `true` if this version has the name. */
  exists: boolean;
  /**
   * The page of the component or interface with that name, or of the one that was expected to have
   * the row.
   */
  page?: IndexedPage;
  /** The names of the page's rows by kind, if the page itself was requested. */
  names?: Partial<Record<IndexedRow['kind'], string[]>>;
  rows: MergedRow[];
  exports: IndexedExport[];
  /** Rows with that name in earlier versions. */
  removed: MergedRow[];
  /** Similar names, if the name doesn't exist. */
  similar: string[];
  /** Part of the name that the API data doesn't cover. */
  unchecked?: string;
}

/** A parsed name. */
interface ParsedName {
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

/**
 * Parses a name, which may be part of an expression: `<BarChart barLabel />`,
 * `DataGrid.slots.toolbar`, `apiRef.current.setPage`, `.MuiDataGrid-row`, `gridClasses.row`.
 */
function parseName(requested: string): ParsedName {
  // The value of a prop isn't an API name.
  const text = requested.replace(/=(\{[^}]*\}|"[^"]*"|'[^']*')/g, '');
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

/** Merges identical rows. Those with the most locations come first. */
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
      known.locations.push({of, page, anchor});
    } else {
      merged.set(key, {...row, locations: [{of, page, anchor}]});
    }
  }
  return [...merged.values()].sort((a, b) => b.locations.length - a.locations.length);
}

/** Returns the parts of a name, in lowercase and without a plural "s". */
const partsOf = (name: string): string[] =>
  (name.replace(/^unstable_/i, '').match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((part) =>
    part.toLowerCase().replace(/s$/, ''),
  );

/**
 * Returns the similarity of two names, from 0 to 1. Compares letters to detect typos, and parts to
 * detect invented names.
 */
function similarity(requested: string, candidate: string): number {
  const [one, other] = [requested.toLowerCase(), candidate.toLowerCase()];
  const length = Math.max(one.length, other.length);
  const maxDistance = Math.floor(length / 3);
  const letters = 1 - distance(one, other, maxDistance) / length;
  const [a, b] = [partsOf(requested), partsOf(candidate)];
  const common = a.filter((part) => b.includes(part)).length;
  const parts = (2 * common) / (a.length + b.length);
  const inside = other.includes(one) || one.includes(other);
  return Math.max(
    letters >= 2 / 3 ? letters : 0,
    parts,
    inside && Math.min(one.length, other.length) > 3 ? 0.6 : 0,
  );
}

/** Returns `true` if a replacement is known, which is more useful than similar names. */
const hasReplacement = (removed: readonly MergedRow[]): boolean =>
  removed.some(({use}) => use !== undefined);

/** Minimum similarity of suggested names. */
const MIN_SIMILARITY = 0.5;

function findClosestNames(requested: string, candidates: Iterable<string>): string[] {
  return [...new Set(candidates)]
    .map((candidate): [number, string] => [similarity(requested, candidate), candidate])
    .filter(([score]) => score >= MIN_SIMILARITY)
    .sort(([a, x], [b, y]) => b - a || x.length - y.length || (x < y ? -1 : 1))
    .slice(0, 6)
    .map(([, candidate]) => candidate);
}

/**
 * Returns the entries that match a name exactly. If there are none, returns those that match
 * case-insensitively.
 */
function match<T>(list: readonly T[], name: string, read: (one: T) => string): T[] {
  const exact = list.filter((one) => read(one) === name);
  return exact.length > 0 ? exact : list.filter((one) => same(read(one), name));
}

/**
 * Returns `true` if a row has a name. Classes match by key and by class name, removed paths by
 * their last segment.
 */
const isCalled = (row: IndexedRow, name: string): boolean =>
  same(row.name, name) ||
  same(row.name.replace(/^.*\//, ''), name) ||
  (row.kind === 'class' && row.type !== undefined && same(row.type, `.${name}`));

/** Returns the page of a component, of its props type, or of the API object of a plan. */
function findOwner(pages: readonly IndexedPage[], owner: string): IndexedPage | undefined {
  const plain = owner.replace(/Props$/, '').replace(/^(GridApi)(?:Community|Pro|Premium)$/, '$1');
  return [owner, plain].flatMap((name) => match(pages, name, nameOf))[0];
}

/** Returns the classes of a constant such as `gridClasses` or `barElementClasses`. */
function classesOf(docs: Docs, owner: string): IndexedRow[] {
  const base = /^(\w+)Classes$/.exec(owner)?.[1];
  const prefix = base && `.mui${base === 'grid' ? 'dataGrid' : base}-`.toLowerCase();
  return prefix
    ? docs.rows.filter(({kind, type}) => kind === 'class' && type?.toLowerCase().startsWith(prefix))
    : [];
}

/** Maximum number of listed classes. The grid has 208, which agents rarely need. */
const MAX_CLASSES = 60;

function listNames(rows: readonly IndexedRow[]): ApiResult['names'] {
  const names: NonNullable<ApiResult['names']> = {};
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
 * Looks up an API name: a component or interface, one of its rows, or anything with that name,
 * including rows with all their locations, exports of the packages, and removed names with their
 * replacements.
 *
 * @param text `BarChart`, `BarChart.barLabel`, `barLabel`, `.MuiDataGrid-row`, or `useGridApiRef`,
 * in any case.
 */
export function lookUpApi(docs: Docs, text: string): ApiResult {
  const {owner, name, kinds, unchecked} = parseName(text);
  const pages = docs.pages.filter(({isApi, imports}) => isApi && imports);
  const splitRemoved = (rows: readonly IndexedRow[]) => {
    const matching = kinds ? rows.filter(({kind}) => kinds.includes(kind)) : rows;
    return {
      rows: merge(matching.filter((row) => row.removed === undefined)),
      removed: merge(matching.filter((row) => row.removed !== undefined)),
    };
  };
  const extra = unchecked === undefined ? {} : {unchecked};

  if (owner !== undefined) {
    const page = findOwner(pages, owner);
    const of = page ? nameOf(page) : owner;
    const listed = docs.rows.filter((row) => (page ? row.page === page.path : same(row.of, of)));
    const ownerRows = listed.length > 0 ? listed : classesOf(docs, owner);
    const {rows, removed} = splitRemoved(ownerRows.filter((row) => isCalled(row, name)));
    const exists = rows.length > 0;
    const current = ownerRows.filter((row) => row.removed === undefined).map((row) => row.name);
    return {
      exists,
      ...(page && {page}),
      rows,
      exports: ownerRows.length > 0 ? [] : match(docs.exports, owner, (one) => one.name),
      removed,
      similar:
        exists || hasReplacement(removed)
          ? []
          : ownerRows.length > 0
            ? findClosestNames(name, current)
            : findClosestNames(owner, pages.map(nameOf)),
      ...extra,
    };
  }

  const page = match(pages, name, nameOf)[0];
  const {rows, removed} = splitRemoved(docs.rows.filter((row) => isCalled(row, name)));
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
      exists || hasReplacement(removed)
        ? []
        : findClosestNames(name, [
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
