import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

const localeText = {noRowsLabel: 'No orders yet'};

export default function NoRows() {
  return (
    <div style={{height: 260, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={[]}
        columns={columns}
        localeText={localeText}
      />
    </div>
  );
}
// #endregion
