import fs from 'node:fs';
import path from 'node:path';
import {catalog} from '../api/catalog';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {compareReleases} from './compareReleases';
import {historyFile, listHistory, listRemoved, readHistory} from '../api/history/readHistory';
import {readRelease} from './readRelease';
import {majorOfLabel, type HistoryRow} from '../api/history/shared';

const SITE = path.resolve(__dirname, '../..');
const KILOBYTE = 1024;

describe.each(catalog.map(({area}) => area))('the history of %s', (product) => {
  test('is at most 150 KiB and lists its releases', () => {
    expect(fs.statSync(historyFile(product)).size).toBeLessThanOrEqual(150 * KILOBYTE);
    const {releases} = readHistory(product);
    const minors = new Set(releases.flatMap(({version}) => /^8\.(\d+)\./.exec(version)?.[1] ?? []));
    expect(minors.size).toBe(13);
  });

  test('has a replacement for every removed name', () => {
    const silent = listRemoved(product, 5, 8).filter(({use}) => !use);
    expect(silent.map(({owner, name}) => `${owner}.${name}`)).toEqual([]);
  });
});

test.each([
  ['data-grid', 'DataGrid', 'rowsPerPageOptions', '`pageSizeOptions`'],
  ['date-pickers', 'DatePicker', 'renderInput', 'slotProps.textField'],
  ['charts', 'BarChart', 'legend', 'slotProps.legend'],
  ['tree-view', 'TreeItem', 'nodeId', '`itemId`'],
] as const)('%s: %s lost %s, and %s takes its place', (product, owner, name, use) => {
  const row = listRemoved(product, 5, 8).find((one) => one.owner === owner && one.name === name);
  expect(row?.use).toContain(use);
});

test.each([
  ['date-pickers', '', '@mui/x-date-pickers/AdapterDateFnsV3', /rename-adapter-date-fns-imports$/],
  ['tree-view', '', '@mui/x-tree-view/TreeItem2', /rename-tree-item-2$/],
  ['data-grid', 'DataGridPremium', 'unstable_ignoreValueFormatterDuringExport', /rename-cell-sel/],
  ['data-grid', 'DataGrid', 'unstable_ignoreValueFormatterDuringExport', /^$/],
  ['date-pickers', 'DatePickerToolbar', 'value', /^$/],
  ['charts', 'ChartsXAxis', 'labelFontSize', /rename-label-and-tick-font-size$/],
  ['charts', 'AxisConfig', 'labelFontSize', /^$/],
  ['charts', 'ChartsLegend', 'hidden', /replace-legend-hidden-slot-prop$/],
  ['charts', 'ChartsLegend', 'position', /^$/],
] as const)(
  '%s: the codemod for %s.%s is the one that changes it',
  (product, owner, name, codemod) => {
    const rows = listRemoved(product, 5, 8).filter(
      (row) => row.owner === owner && row.name === name,
    );
    expect(rows).toEqual([expect.objectContaining({name})]);
    expect(rows[0]?.codemod ?? '').toMatch(codemod);
  },
);

test('the installed packages of versions 7 and 8 tell the same of the Tree View', () => {
  const area = catalog.find((candidate) => candidate.area === 'tree-view')!;
  const releases = ['versioned_docs/version-v7', '.'].map((folder, index) => ({
    version: `${7 + index}.0.0`,
    packages: {[area.packages.community]: '', [area.packages.pro!]: ''},
    names: readRelease(area, path.join(SITE, folder)).names,
  }));
  const owners = new Set(area.components.map((entry) => toEntry(entry).name));
  const recomputed = compareReleases('tree-view', area.packages, releases, owners, () => ({}));
  const committed = readHistory('tree-view');
  const keyOf = ({owner, kind, name}: HistoryRow) => `${owner} ${kind} ${name}`;
  const keys = (rows: HistoryRow[]) => rows.map(keyOf).sort();
  const isOf8 = (label: string | undefined) => label !== undefined && majorOfLabel(label) >= 8;
  const before = listHistory(recomputed.names);
  const now = listHistory(committed.names);

  // Names that were added and removed within 8 aren't in the other two.
  expect(keys(before.filter(({removedIn}) => removedIn))).toEqual(
    keys(now.filter(({removedIn, since}) => isOf8(removedIn) && !isOf8(since))),
  );
  const known = new Set(keys(now.filter(({since}) => isOf8(since))));
  // Version 6 already had the hook, and 7 had it under another name.
  expect(keys(before.filter(({since}) => since)).filter((key) => !known.has(key))).toEqual([
    ' hook useTreeItem',
  ]);
  expect(before.filter(({typeWas}) => typeWas).map((row) => [keyOf(row), row.typeWas])).toEqual(
    now.filter(({typeWas}) => typeWas).map((row) => [keyOf(row), row.typeWas]),
  );
});
