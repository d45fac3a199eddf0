import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 10001, customer: 'Alder Clinics', total: 549},
  {id: 10002, customer: 'Cedar Health', total: 1156},
  {id: 10003, customer: 'Hudson Hotels', total: 238},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

const slotProps = {loadingOverlay: {variant: 'circular-progress'}} as const;

// Render: <DataGrid loading slotProps={slotProps} … />
// #endregion

export default function CircularOverlay() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        loading
      />
    </div>
  );
}
