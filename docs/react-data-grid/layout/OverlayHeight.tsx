import Stack from '@mui/material/Stack';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'total', headerName: 'Total', type: 'number', width: 120},
];

// #region preview
// The columns: [{field: 'customer'}, {field: 'total'}]
function NoOrders() {
  return (
    <Stack sx={{height: '100%', alignItems: 'center', justifyContent: 'center'}}>
      <InboxIcon aria-hidden focusable="false" sx={{fontSize: 96}} color="disabled" />
      No orders yet
    </Stack>
  );
}

const slots = {noRowsOverlay: NoOrders};
const sx = {'--DataGrid-overlayHeight': '300px'};

export default function OverlayHeight() {
  return (
    <div style={{display: 'flex', flexDirection: 'column', width: '100%'}}>
      <DataGrid aria-label="Orders" rows={[]} columns={columns} slots={slots} sx={sx} />
    </div>
  );
}
// #endregion
