import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, tide: 'High water', harbor: '06:12', bay: '06:40', island: '06:25'},
  {id: 2, tide: 'Low water', harbor: '12:20', bay: '12:47', island: '12:31'},
  {id: 3, tide: 'High water', harbor: '18:35', bay: '19:02', island: '18:49'},
];

// #region preview
// Spanning cells don't go together with these features
const plain = {sortable: false, filterable: false, hideable: false};

const columns: GridColDef[] = [
  {field: 'tide', headerName: 'Tide', colSpan: 2, ...plain},
  {field: 'harbor', headerName: 'Harbor', width: 80, ...plain},
  {field: 'bay', headerName: 'Seal Bay', width: 80, ...plain},
  {field: 'island', headerName: 'Gull Island', width: 100, ...plain},
];

export default function SpanNumber() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Tides"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
// #endregion
