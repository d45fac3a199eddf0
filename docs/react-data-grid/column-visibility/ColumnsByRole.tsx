import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const rows = [
  {id: 10001, product: 'Standing desk', quantity: 24, filledQuantity: 24},
  {id: 10002, product: 'Floor lamp', quantity: 6, filledQuantity: 2},
  {id: 10003, product: 'Webcam', quantity: 12, filledQuantity: 0},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'quantity', headerName: 'Ordered', type: 'number', width: 90},
  {field: 'filledQuantity', headerName: 'Filled', type: 'number', width: 90},
];

function RoleSelect({onChange}: {onChange: (role: string) => void}) {
  return (
    <TextField
      select
      label="Role"
      size="small"
      defaultValue="customer"
      onChange={(event) => onChange(event.target.value)}
      sx={{width: 160, mt: 1}}
    >
      <MenuItem value="customer">Customer</MenuItem>
      <MenuItem value="admin">Admin</MenuItem>
    </TextField>
  );
}

// #region preview
// A row: {id: 10001, product: 'Standing desk', quantity: 24, filledQuantity: 24}
const MODELS: Record<string, GridColumnVisibilityModel> = {
  customer: {id: false, quantity: false, filledQuantity: false},
  admin: {},
};

export default function ColumnsByRole() {
  const [model, setModel] = React.useState(MODELS.customer);

  return (
    <div style={{width: '100%'}}>
      <RoleSelect onChange={(role) => setModel(MODELS[role])} />
      <div style={{height: 214, marginTop: 8}}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          disableColumnSelector
          hideFooter
        />
      </div>
    </div>
  );
}
// #endregion
