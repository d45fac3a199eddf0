import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

// #region preview
const columns: GridColDef[] = Array.from({length: 1_000}, (_, index) => ({
  field: `day${index + 1}`,
  headerName: `Day ${index + 1}`,
  type: 'number',
  width: 90,
}));

// A row: {id: 1, day1: 120, day2: 131, …}, the daily sales of one store
const rows = Array.from({length: 100}, (_, row) =>
  Object.fromEntries([
    ['id', row + 1],
    ...columns.map(({field}, column) => [field, 120 + ((row * 37 + column * 11) % 83)]),
  ]),
);

// Render: <DataGridPro columnBufferPx={100} rows={rows} columns={columns} />
// #endregion

export default function ColumnVirtualization() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPro
        aria-label="Daily sales by store"
        rows={rows}
        columns={columns}
        columnBufferPx={100}
        hideFooter
      />
    </div>
  );
}
