import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

// #region preview
interface Buoy {
  id: number;
  name: string;
  mean: number;
  swing: number;
}

// 10,000 rows: {id: 1, name: 'Buoy 1', mean: 6, swing: 1}, …
const rows: Buoy[] = Array.from({length: 10_000}, (_, index) => ({
  id: index + 1,
  name: `Buoy ${index + 1}`,
  mean: 6 + (index % 97) / 10,
  swing: 1 + (index % 7) / 4,
}));

const temperatureAt = ({mean, swing}: Buoy, hour: number) =>
  mean + swing * Math.sin(((hour - 9) / 12) * Math.PI);
const oneDecimal = (value: number) => value.toFixed(1);

const columns: GridColDef<Buoy>[] = [
  {field: 'name', headerName: 'Buoy', width: 110},
  ...Array.from({length: 24}, (_, hour): GridColDef<Buoy> => ({
    field: `hour${hour}`,
    headerName: `${hour}:00 (°C)`,
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => temperatureAt(row, hour),
    valueFormatter: oneDecimal,
  })),
  {
    field: 'mean',
    headerName: 'Mean (°C)',
    type: 'number',
    width: 120,
    valueFormatter: oneDecimal,
  },
];

export default function LargeGrid() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Water temperature by hour"
        rows={rows}
        columns={columns}
        density="compact"
        initialState={{pinnedColumns: {left: ['name']}}}
      />
    </div>
  );
}
// #endregion
