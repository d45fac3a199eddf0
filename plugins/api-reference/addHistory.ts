import type {ProductName} from '../../site/products/shared';
import type {HistoryFacts, HistoryNames, ProductHistory} from '../../site/api/history/shared';
import type {
  ApiData,
  ApiEntry,
  HistoryKind,
  RemovedName,
  RowHistory,
} from '@mui-x-docs/api-extractor/types';

/** Returns the history of a product. */
export type ReadHistory = (area: ProductName) => ProductHistory;

type Kinds = HistoryNames[string] | undefined;

/** Kinds of names that are imported and have no rows. */
const IMPORTED: readonly HistoryKind[] = [
  'component',
  'hook',
  'type',
  'export',
  'path',
  'selector',
];

function addRowHistory<Row extends {name: string; deprecated?: string}>(
  row: Row,
  facts: Record<string, HistoryFacts> | undefined,
): Row & RowHistory {
  const {since, deprecated, removedIn, typeWas, defaultWas} = facts?.[row.name] ?? {};
  if (removedIn !== undefined) {
    return row;
  }
  return {
    ...row,
    ...(since && {since}),
    ...(deprecated && row.deprecated !== undefined && {deprecatedSince: deprecated}),
    ...((typeWas !== undefined || defaultWas !== undefined) && {
      was: {
        ...(typeWas !== undefined && {type: typeWas}),
        ...(defaultWas !== undefined && {default: defaultWas}),
      },
    }),
  };
}

/** Lists the removed names of some kinds, latest removals first. */
function listRemoved(kinds: Kinds, wanted: readonly HistoryKind[]): RemovedName[] {
  return wanted
    .flatMap((kind) =>
      Object.entries(kinds?.[kind] ?? {}).flatMap(
        ([name, {removedIn, use, codemod}]): RemovedName[] =>
          removedIn === undefined
            ? []
            : [{kind, name, removedIn, ...(use && {use}), ...(codemod && {codemod})}],
      ),
    )
    .sort((a, b) => Number.parseFloat(b.removedIn) - Number.parseFloat(a.removedIn));
}

/** Returns the version that added a page's component or type. */
function sinceOf(name: string, imported: Kinds): string | undefined {
  for (const kind of ['component', 'type', 'export'] as const) {
    for (const known of [name, `Unstable_${name}`]) {
      const since = imported?.[kind]?.[known]?.since;
      if (since !== undefined) {
        return since;
      }
    }
  }
  return undefined;
}

function addEntryHistory(entry: ApiEntry, names: HistoryNames): ApiEntry {
  const kinds = names[entry.name];
  const since = sinceOf(entry.name, names['']);
  const isComponent = entry.kind === 'component';
  const removed = listRemoved(
    kinds,
    isComponent ? ['prop', 'slot', 'class'] : ['property', 'method'],
  );
  const more = {...(since && {since}), ...(removed.length > 0 && {removed})};
  return isComponent
    ? {
        ...entry,
        ...more,
        props: entry.props.map((row) => addRowHistory(row, kinds?.prop)),
        slots: entry.slots.map((row) => addRowHistory(row, kinds?.slot)),
        classes: entry.classes.map((row) => addRowHistory(row, kinds?.class)),
      }
    : {
        ...entry,
        ...more,
        properties: entry.properties.map((row) =>
          addRowHistory(row, kinds?.property ?? kinds?.method),
        ),
      };
}

/**
 * Adds the history to the API data: the version that added a row, its former type or default, and
 * removed names.
 */
export function addHistory(data: ApiData, readHistory: ReadHistory): ApiData {
  const areas = [...new Set(data.entries.map(({area}) => area))];
  const histories = new Map(areas.map((area) => [area, readHistory(area).names]));
  const grid = histories.get('data-grid') ?? {};
  return {
    ...data,
    entries: data.entries.map((entry) => addEntryHistory(entry, histories.get(entry.area) ?? {})),
    grid: {
      areas: data.grid.areas.map((area) => ({
        ...area,
        methods: area.methods.map((row) => addRowHistory(row, grid.GridApi?.method)),
      })),
      events: data.grid.events.map((row) => addRowHistory(row, grid['']?.event)),
      selectors: data.grid.selectors.map((row) => addRowHistory(row, grid['']?.selector)),
    },
    removed: Object.fromEntries(
      areas.map((area) => [area, listRemoved(histories.get(area)?.[''], [...IMPORTED, 'event'])]),
    ),
  };
}

/**
 * Lists the names that a product has removed since a major, for the appendix of its migration
 * guide. A name that several components had is listed once if its replacement is the same.
 *
 * @param from the major to migrate from, such as 7; names removed in the next major are listed
 */
export function collectRemoved({names}: ProductHistory, from: number): RemovedName[] {
  const found = new Map<string, RemovedName>();
  for (const [owner, kinds] of Object.entries(names)) {
    for (const row of listRemoved(kinds, Object.keys(kinds) as HistoryKind[])) {
      if (Number.parseInt(row.removedIn, 10) !== from + 1) {
        continue;
      }
      const key = [row.kind, row.name, row.use].join('\u0000');
      const known = found.get(key);
      if (known) {
        known.owners?.push(owner);
      } else {
        found.set(key, {...row, ...(owner && {owners: [owner]})});
      }
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
