import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const rows = [
  {id: 10001, product: 'Standing desk', price: 549, cost: 315, margin: 234},
  {id: 10002, product: 'Floor lamp', price: 119, cost: 52, margin: 67},
  {id: 10003, product: 'Webcam', price: 89, cost: 41, margin: 48},
];

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'product', headerName: 'Product', width: 140},
  {field: 'price', headerName: 'Price ($)', type: 'number', width: 100},
  {field: 'cost', headerName: 'Cost ($)', type: 'number', width: 100},
  {field: 'margin', headerName: 'Margin ($)', type: 'number', width: 110},
];

function RoleSelect({onChange}: {onChange: (role: string) => void}) {
  return (
    <TextField
      select
      label="Role"
      size="small"
      defaultValue="agent"
      onChange={(event) => onChange(event.target.value)}
      sx={{width: 160, mt: 1}}
    >
      <MenuItem value="agent">Agent</MenuItem>
      <MenuItem value="manager">Manager</MenuItem>
    </TextField>
  );
}

// #region preview
// A row: {id: 10001, product: 'Standing desk', price: 549, cost: 315, margin: 234}
const MODELS: Record<string, GridColumnVisibilityModel> = {
  agent: {cost: false, margin: false},
  manager: {},
};

export default function ColumnsByRole() {
  const [model, setModel] = React.useState(MODELS.agent);

  return (
    <div style={{width: '100%'}}>
      <RoleSelect onChange={(role) => setModel(MODELS[role])} />
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
        disableColumnSelector
        hideFooter
        sx={{height: 214, mt: 1}}
      />
    </div>
  );
}
// #endregion
