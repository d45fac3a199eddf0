import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

const slotProps = {loadingOverlay: {noRowsVariant: 'skeleton'}} as const;

export default function SkeletonOverlay() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Orders"
        rows={[]}
        columns={columns}
        slotProps={slotProps}
        loading
      />
    </div>
  );
}
// #endregion
