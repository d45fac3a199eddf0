import fs from 'node:fs';
import path from 'node:path';
import {
  findByGuideName,
  guideNameOf,
  PRODUCT_NAMES,
  PRODUCTS,
  type ProductName,
} from '../products/shared';
import {FORMER_OWNERS} from '../api/history/formerNames';
import {listHistory, listRemoved, readHistory} from '../api/history/readHistory';
import {majorOfLabel, type HistoryRow} from '../api/history/shared';
import type {KnownNames} from './collectNames';
import {readGuide, type GuideText} from './readGuide';
import {
  isDistinctive,
  LAB,
  type RemovedName,
  type UpgradeChange,
  type UpgradeData,
  type UpgradeGuide,
  type UpgradeStep,
} from './shared';

/** The first MUI X major of products that come from `@mui/lab`. */
const FIRST_MAJOR: Partial<Record<ProductName, number>> = {'date-pickers': 5, 'tree-view': 6};

interface GuideFile {
  product: ProductName;
  from: number;
  to: number;
  folder: string;
}

/** Lists the existing guides, the oldest migration of each product first. */
function listGuides(migrationDir: string): GuideFile[] {
  const folders = fs.existsSync(migrationDir) ? fs.readdirSync(migrationDir) : [];
  return folders
    .flatMap((folder): GuideFile[] => {
      const [, name = '', major = ''] = /^migration-([a-z-]+)-(lab|v\d+)$/.exec(folder) ?? [];
      if (!major || !fs.existsSync(path.join(migrationDir, folder, 'index.mdx'))) {
        return [];
      }
      const product = findByGuideName(name)?.name;
      if (!product) {
        throw new Error(
          `upgrade: docs/migration/${folder}: Unknown product "${name}". Use one of ${PRODUCTS.map(guideNameOf).join(', ')}.`,
        );
      }
      const from = major === 'lab' ? LAB : Number(major.slice(1));
      const to = from === LAB ? FIRST_MAJOR[product] : from + 1;
      if (to === undefined) {
        throw new Error(`upgrade: docs/migration/${folder}: ${name} was never in @mui/lab.`);
      }
      return [{product, from, to, folder}];
    })
    .sort(
      (a, b) =>
        PRODUCT_NAMES.indexOf(a.product) - PRODUCT_NAMES.indexOf(b.product) || a.from - b.from,
    );
}

/** Returns the names of a product in the API history for one migration. */
function readKnownNames(product: ProductName, from: number, to: number): KnownNames {
  const {names} = readHistory(product);
  const rows = listHistory(names);
  const isNew = ({since}: HistoryRow) => since !== undefined && majorOfLabel(since) >= to;
  const old = new Set(rows.filter((row) => !isNew(row)).map(({name}) => name));
  return {
    owners: new Set([...Object.keys(names), ...Object.values(FORMER_OWNERS).flat()]),
    removed: new Set(from === LAB ? [] : listRemoved(product, from, to).map(({name}) => name)),
    added: new Set(
      rows
        .filter((row) => isNew(row) && !old.has(row.name) && isDistinctive(row.name))
        .map(({name}) => name),
    ),
  };
}

/** Returns how certain it is that a section describes a removed name; 0 if it doesn't. */
function scoreSection(
  {id, text, names = []}: UpgradeChange,
  {name, owner}: HistoryRow,
  mentions: GuideText['mentions'],
): number {
  const mentioned = mentions.get(id);
  if (names.includes(name)) {
    return 4;
  }
  const isMentioned = mentioned?.has(name) ?? false;
  if (text.split(/\W+/).includes(name) && (isMentioned || isDistinctive(name))) {
    return 3;
  }
  if (isMentioned && mentioned?.has(owner)) {
    return 2;
  }
  return isMentioned && isDistinctive(name) ? 1 : 0;
}

/** Returns the section of a guide that describes a name. */
function findSection(row: HistoryRow, {changes, mentions}: GuideText): string | undefined {
  const scores = changes.map((change) => scoreSection(change, row, mentions));
  const best = Math.max(...scores);
  return best > 0 ? changes[scores.indexOf(best)]?.id : undefined;
}

/** Groups the rows of a name that several owners have lost, with the guide's section about it. */
function groupRemoved(rows: readonly HistoryRow[], guide: GuideText): RemovedName[] {
  const groups = new Map<string, RemovedName>();
  for (const row of rows) {
    const {name, kind, owner} = row;
    const section = findSection(row, guide);
    const key = [name, kind, section].join('\n');
    const group: RemovedName = groups.get(key) ?? {
      name,
      kind,
      ...(section && {section}),
    };
    const owners = [
      ...(group.owners ?? []),
      ...(owner ? [owner, ...(FORMER_OWNERS[owner] ?? [])] : []),
    ];
    groups.set(key, {...group, ...(owners.length > 0 && {owners: [...new Set(owners)]})});
  }
  return [...groups.values()];
}

/** Reads one guide. Its problems fail the build. */
function readStep({product, from, to, folder}: GuideFile, migrationDir: string): UpgradeStep {
  const file = path.join(migrationDir, folder, 'index.mdx');
  const source = fs.readFileSync(file, 'utf8');
  let guide: GuideText;
  try {
    guide = readGuide(source, readKnownNames(product, from, to));
  } catch (error) {
    throw new Error(`upgrade: docs/migration/${folder}/index.mdx: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const {changes, table} = guide;
  const removed = from === LAB ? [] : groupRemoved(listRemoved(product, from, to), guide);
  const described = new Set(removed.map(({section}) => section));
  return {
    from,
    to,
    page: `/x/migration/${folder}/`,
    title: /^title: *["']?(.+?)["']?$/m.exec(source)?.[1] ?? folder,
    changes: changes.map((change) =>
      change.names || change.isBehavior || change.isInstallation || !described.has(change.id)
        ? change
        : {...change, names: []},
    ),
    removed,
    ...(table && {table}),
  };
}

/**
 * Reads the migration guides and the API history.
 *
 * @param docsDir the folder of the docs, whose `migration/` contains the guides; missing guides are
 * skipped
 * @returns the migrations of each product, oldest first
 * @throws with a one-line message for a guide of an unknown product or without a change
 */
export function readGuides(docsDir: string): UpgradeData[] {
  const migrationDir = path.join(docsDir, 'migration');
  const files = listGuides(migrationDir);
  return PRODUCT_NAMES.map((product) => ({
    product,
    steps: files
      .filter((file) => file.product === product)
      .map((file) => readStep(file, migrationDir)),
  }));
}

/** Returns the part of the data that is inlined in the page: all guides with their sections. */
export const listSections = (data: readonly UpgradeData[]): UpgradeGuide[] =>
  data.flatMap(({product, steps}) =>
    steps.map(({from, to, page, title, changes}) => ({
      product,
      from,
      to,
      page,
      title,
      sections: changes.map(({id, text, plan}) => ({id, text, ...(plan && {plan})})),
    })),
  );
