import path from 'node:path';
import {resolveNames, type FoundName} from './resolveNames';

// Loads the types of the packages, which is slow on some machines.
jest.setTimeout(300_000);

const GRID = `import {DataGrid, useGridApiRef, useGridEvent, type GridColDef} from '@mui/x-data-grid';
import Box from '@mui/material/Box';

interface Order { id: number; label: string; }
const columns: GridColDef<Order>[] = [{field: 'label', renderCell: ({row}) => row.label}];

export default function Orders({rows}: {rows: Order[]}) {
  const apiRef = useGridApiRef();
  useGridEvent(apiRef, 'rowClick', (params) => params.row);
  return (
    <Box sx={{height: 300}}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        slotProps={{toolbar: {showQuickFilter: true}}}
        onRowClick={() => apiRef.current?.selectRow(1)}
      />
    </Box>
  );
}
`;

const CHART = `import {useMemo} from 'react';
import {BarChart} from '@mui/x-charts/BarChart';

const label = 'Revenue';
const series = [{data: [1, 2], label, stack: 'total'}];

export default function Revenue() {
  const xAxis = useMemo(() => ['Q1', 'Q2'].map((quarter) => ({data: [quarter]})), []);
  return <BarChart series={series} xAxis={xAxis} height={300} />;
}
`;

let grid: FoundName[];
let chart: FoundName[];
beforeAll(() => {
  const folder = path.join(__dirname, '../../docs');
  [grid, chart] = resolveNames([
    {file: path.join(folder, '__grid.tsx'), code: GRID},
    {file: path.join(folder, '__chart.tsx'), code: CHART},
  ]) as [FoundName[], FoundName[]];
});

/** Returns the names on a line (from 1) with their kinds. */
const onLine = (found: FoundName[], line: number) =>
  found.flatMap((one) => (one.line === line - 1 ? `${one.kind} ${one.name}` : []));

it('finds imports and their uses, but not names of other packages', () => {
  expect(onLine(grid, 1)).toEqual([
    'export DataGrid',
    'export useGridApiRef',
    'export useGridEvent',
    'export GridColDef',
  ]);
  expect(onLine(grid, 2)).toEqual([]);
  expect(onLine(grid, 11)).toEqual([]);
  expect(onLine(grid, 12)).toEqual(['export DataGrid']);
});

it('finds props of components', () => {
  expect(grid.find(({name}) => name === 'columns')).toMatchObject({
    kind: 'prop',
    owners: ['DataGrid'],
    area: 'data-grid',
  });
  expect(onLine(grid, 17)).toEqual(['prop onRowClick', 'member selectRow']);
});

it('finds keys by the type that the object must have, and tells them from names of the app', () => {
  expect(onLine(grid, 5)).toEqual([
    'export GridColDef',
    'member field',
    'member renderCell',
    'member row',
  ]);
  expect(grid.find(({name}) => name === 'field')?.owners).toContain('GridColDef');
  expect(onLine(grid, 4)).toEqual([]);
});

it('finds the props of slots with the prop in which they are set', () => {
  expect(grid.find(({name}) => name === 'toolbar')).toMatchObject({
    within: ['DataGrid', 'slotProps'],
  });
});

it('finds events and methods of the API object', () => {
  expect(onLine(grid, 9)).toEqual(['export useGridEvent', 'event rowClick', 'member row']);
  expect(grid.find(({name}) => name === 'selectRow')?.owners.join()).toMatch(/Grid\w*Api/);
});

it('types a constant by the prop to which it is passed', () => {
  expect(onLine(chart, 5)).toEqual(['member data', 'member label', 'member stack']);
  expect(onLine(chart, 4)).toEqual([]);
  expect(onLine(chart, 8)).toEqual(['member data']);
});
