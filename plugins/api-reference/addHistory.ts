import type {ProductName} from '../../site/products/shared';
import type {HistoryFacts, HistoryNames, ProductHistory} from '../../site/api/history/shared';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';
import type {ApiData, ApiEntry, RemovedName, RowHistory} from '@mui-x-docs/api-extractor/types';

/** Reads the history of a product. */
export type ReadHistory = (area: ProductName) => ProductHistory;

type Kinds = HistoryNames[string] | undefined;

/** Kinds of names that are imported, and have no rows of their own. */
const IMPORTED: readonly HistoryKind[] = [
  'component',
  'hook',
  'type',
  'export',
  'path',
  'selector',
];

function remember<Row extends {name: string; deprecated?: string}>(
  row: Row,
  facts: Record<string, HistoryFacts> | undefined,
): Row & RowHistory {
  const {since, deprecated, gone, typeWas, defaultWas} = facts?.[row.name] ?? {};
  if (gone !== undefined) {
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

/** The names of some kinds that are gone, the latest losses first. */
function listRemoved(kinds: Kinds, wanted: readonly HistoryKind[]): RemovedName[] {
  return wanted
    .flatMap((kind) =>
      Object.entries(kinds?.[kind] ?? {}).flatMap(([name, {gone, use, codemod}]): RemovedName[] =>
        gone === undefined
          ? []
          : [{kind, name, gone, ...(use && {use}), ...(codemod && {codemod})}],
      ),
    )
    .sort((a, b) => Number.parseFloat(b.gone) - Number.parseFloat(a.gone));
}

/** When the component or type of a page came. */
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

function rememberEntry(entry: ApiEntry, names: HistoryNames): ApiEntry {
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
        props: entry.props.map((row) => remember(row, kinds?.prop)),
        slots: entry.slots.map((row) => remember(row, kinds?.slot)),
        classes: entry.classes.map((row) => remember(row, kinds?.class)),
      }
    : {
        ...entry,
        ...more,
        properties: entry.properties.map((row) => remember(row, kinds?.property ?? kinds?.method)),
      };
}

/** Adds to the API what became of it: since when a row is there, what it was before, and what is gone. */
export function addHistory(data: ApiData, readHistory: ReadHistory): ApiData {
  const areas = [...new Set(data.entries.map(({area}) => area))];
  const histories = new Map(areas.map((area) => [area, readHistory(area).names]));
  const grid = histories.get('data-grid') ?? {};
  return {
    ...data,
    entries: data.entries.map((entry) => rememberEntry(entry, histories.get(entry.area) ?? {})),
    grid: {
      areas: data.grid.areas.map((area) => ({
        ...area,
        methods: area.methods.map((row) => remember(row, grid.GridApi?.method)),
      })),
      events: data.grid.events.map((row) => remember(row, grid['']?.event)),
      selectors: data.grid.selectors.map((row) => remember(row, grid['']?.selector)),
    },
    removed: Object.fromEntries(
      areas.map((area) => [area, listRemoved(histories.get(area)?.[''], [...IMPORTED, 'event'])]),
    ),
  };
}

/**
 * Every name that a product has lost since a major, for the appendix of its guide: a name that several components had, with
 * one successor, once.
 *
 * @param from the major that a reader comes from, like 7; what the next one took away is listed.
 */
export function collectRemoved({names}: ProductHistory, from: number): RemovedName[] {
  const found = new Map<string, RemovedName>();
  for (const [owner, kinds] of Object.entries(names)) {
    for (const row of listRemoved(kinds, Object.keys(kinds) as HistoryKind[])) {
      if (Number.parseInt(row.gone, 10) !== from + 1) {
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
