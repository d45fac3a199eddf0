import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

// #region preview
const columnCount = 1_000;

const columns: GridColDef[] = Array.from({length: columnCount}, (_, column) => ({
  field: `day${column + 1}`,
  headerName: `Day ${column + 1}`,
  type: 'number',
  width: 90,
}));

// Each row is one gauge with a water level in centimeters for every day.
const rows = Array.from({length: 100}, (_, row) =>
  Object.fromEntries([
    ['id', row + 1],
    ...columns.map(({field}, column) => [field, 120 + ((row * 37 + column * 11) % 83)]),
  ]),
);

export default function ColumnVirtualization() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPro
        aria-label="Water levels in centimeters"
        rows={rows}
        columns={columns}
        columnBufferPx={100}
        hideFooter
      />
    </div>
  );
}
// #endregion
