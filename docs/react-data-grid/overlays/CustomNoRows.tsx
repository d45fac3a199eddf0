import InboxIcon from '@mui/icons-material/InboxOutlined';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

function NoOrders() {
  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <InboxIcon aria-hidden focusable="false" fontSize="large" color="disabled" />
      New orders appear here.
    </Stack>
  );
}

const slots = {noRowsOverlay: NoOrders};

// Render: <DataGrid rows={[]} slots={slots} … />
// #endregion

export default function CustomNoRows() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid aria-label="Orders" rows={[]} columns={columns} slots={slots} />
    </div>
  );
}
