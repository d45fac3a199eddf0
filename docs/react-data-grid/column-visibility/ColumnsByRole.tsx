import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const rows = [
  {id: 4711, seed: 'Sugar pea', quantity: 400, filledQuantity: 400},
  {id: 4712, seed: 'Field poppy', quantity: 1200, filledQuantity: 350},
  {id: 4713, seed: 'Runner bean', quantity: 250, filledQuantity: 0},
];

// #region preview
const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'seed', headerName: 'Seed', width: 130},
  {field: 'quantity', headerName: 'Ordered', type: 'number', width: 90},
  {field: 'filledQuantity', headerName: 'Filled', type: 'number', width: 90},
];

const allVisible: GridColumnVisibilityModel = {};
const restricted: GridColumnVisibilityModel = {
  id: false,
  quantity: false,
  filledQuantity: false,
};

export default function ColumnsByRole() {
  const [role, setRole] = React.useState('customer');

  const columnVisibilityModel = role === 'admin' ? allVisible : restricted;

  return (
    <div style={{width: '100%'}}>
      <TextField
        select
        label="Role"
        size="small"
        value={role}
        onChange={(event) => setRole(event.target.value)}
        sx={{width: 160, mt: 1}}
      >
        <MenuItem value="customer">Customer</MenuItem>
        <MenuItem value="admin">Admin</MenuItem>
      </TextField>
      <div style={{height: 214, marginTop: 8}}>
        <DataGrid
          aria-label="Seed orders"
          rows={rows}
          columns={columns}
          columnVisibilityModel={columnVisibilityModel}
          disableColumnSelector
          hideFooter
        />
      </div>
    </div>
  );
}
// #endregion
