import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

// #region preview
interface Boat {
  id: number;
  name: string;
  built: number;
  yard: {name: string; port: string};
}

const yards = [
  {name: 'Berg Steel', port: 'Bergen'},
  {name: 'Aas Timber', port: 'Bodo'},
];

const rows: Boat[] = [
  {id: 1, name: 'Tern', built: 1987, yard: yards[0]!},
  {id: 2, name: 'Petrel', built: 1983, yard: yards[0]!},
  {id: 3, name: 'Skua', built: 1994, yard: yards[1]!},
  {id: 4, name: 'Gannet', built: 1981, yard: yards[1]!},
];

const columns: GridColDef<Boat>[] = [
  {
    field: 'yardName',
    headerName: 'Yard',
    width: 120,
    valueGetter: (_value, row) => row.yard?.name,
    groupingValueGetter: (_value, row) => row.yard.name,
    groupingValueSetter: (key, row) => ({
      ...row,
      yard: yards.find((yard) => yard.name === key) ?? row.yard,
    }),
  },
  {
    field: 'built',
    headerName: 'Built',
    width: 90,
    groupingValueGetter: (year: number) => `${Math.floor(year / 10) * 10}s`,
    groupingValueSetter: (key, row) => ({
      ...row,
      built: Number.parseInt(String(key), 10) + (row.built % 10),
    }),
  },
  {field: 'name', headerName: 'Boat', flex: 1, minWidth: 100},
];

export default function GroupingValueSetter() {
  return (
    <div style={{height: 560, width: '100%'}}>
      <DataGridPremium
        aria-label="Boats by yard and decade"
        rows={rows}
        columns={columns}
        rowReordering
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: {model: ['yardName', 'built']},
          columns: {columnVisibilityModel: {yardName: false}},
        }}
      />
    </div>
  );
}
// #endregion
