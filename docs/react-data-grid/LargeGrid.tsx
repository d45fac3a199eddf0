import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

// #region preview
interface Server {
  id: number;
  name: string;
  /** CPU load at midnight, in percent. */
  base: number;
  /** How much the load rises during the day, in percent. */
  swing: number;
}

// 10,000 rows: {id: 1, name: 'web-00001', base: 12, swing: 20}, …
const rows: Server[] = Array.from({length: 10_000}, (_, index) => ({
  id: index + 1,
  name: `web-${String(index + 1).padStart(5, '0')}`,
  base: 12 + ((index * 37) % 40),
  swing: 20 + ((index * 13) % 25),
}));

const getLoad = ({base, swing}: Server, hour: number) =>
  base + swing * Math.sin((hour / 24) * Math.PI);
const formatPercent = (value: number) => `${Math.round(value)}%`;

const columns: GridColDef<Server>[] = [
  {field: 'name', headerName: 'Server', width: 120},
  ...Array.from({length: 24}, (_, hour): GridColDef<Server> => ({
    field: `hour${hour}`,
    headerName: `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
    type: 'number',
    width: 90,
    valueGetter: (value, row) => getLoad(row, hour),
    valueFormatter: formatPercent,
  })),
  {
    field: 'average',
    headerName: 'Average',
    type: 'number',
    width: 100,
    valueGetter: (value, row) => row.base + (row.swing * 2) / Math.PI,
    valueFormatter: formatPercent,
  },
];

export default function LargeGrid() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="CPU load by hour"
        rows={rows}
        columns={columns}
        density="compact"
        initialState={{pinnedColumns: {left: ['name']}}}
      />
    </div>
  );
}
// #endregion
