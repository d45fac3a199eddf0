import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = Array.from({length: 100}, (_, index) => ({
  field: `sensor${index + 1}`,
  headerName: `S${index + 1}`,
  width: 64,
  valueGetter: (_value, row) => `${(row.id * (index + 3)) % 90} mm rain`,
}));

const rows = Array.from({length: 100}, (_, index) => ({id: index + 1}));

const getRowHeight = () => 'auto' as const;

export default function VirtualizedColumns() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Rain sensors"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        virtualizeColumnsWithAutoRowHeight
        hideFooter
      />
    </div>
  );
}
// #endregion
