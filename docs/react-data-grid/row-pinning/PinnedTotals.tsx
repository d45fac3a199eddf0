import {
  DataGridPro,
  type GridColDef,
  type GridPinnedRowsProp,
} from '@mui/x-data-grid-pro';

// #region preview
const rows = [
  {id: 'mon', day: 'Monday', visitors: 5_310, revenue: 4_120},
  {id: 'tue', day: 'Tuesday', visitors: 5_642, revenue: 4_380},
  {id: 'wed', day: 'Wednesday', visitors: 5_498, revenue: 4_015},
  {id: 'thu', day: 'Thursday', visitors: 5_730, revenue: 4_466},
  {id: 'fri', day: 'Friday', visitors: 5_204, revenue: 4_790},
  {id: 'sat', day: 'Saturday', visitors: 3_388, revenue: 2_951},
  {id: 'sun', day: 'Sunday', visitors: 3_512, revenue: 3_104},
];

const pinnedRows: GridPinnedRowsProp = {
  top: [{id: 'record', day: 'Record, July 28', visitors: 9_416, revenue: 8_237}],
  bottom: [
    {id: 'total', day: 'This week', visitors: 34_284, revenue: 27_826},
    {id: 'last-week', day: 'Last week', visitors: 32_905, revenue: 25_413},
  ],
};
// #endregion

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

const columns: GridColDef[] = [
  {field: 'day', headerName: 'Day', flex: 1, minWidth: 130},
  {field: 'visitors', headerName: 'Visitors', type: 'number', width: 100},
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 100,
    valueFormatter: dollars,
  },
];

export default function PinnedTotals() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Visitors and revenue per day"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
