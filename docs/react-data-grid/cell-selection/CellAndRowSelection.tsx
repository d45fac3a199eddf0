import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'status', headerName: 'Status', width: 110},
];

// Two cells of the order 10002, and two of the order 10003.
const initialState: DataGridPremiumProps['initialState'] = {
  cellSelection: {
    10002: {product: true, quantity: true},
    10003: {product: true, quantity: true},
  },
};

export default function CellAndRowSelection() {
  const [rowSelection, setRowSelection] = React.useState(false);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={rowSelection}
            onChange={(event) => setRowSelection(event.target.checked)}
          />
        }
        label="Row selection"
      />
      <div style={{height: 380, marginTop: 8}}>
        {/* #region preview */}
        {/* A row: {id: 10001, product: 'Standing desk', quantity: 24, …} */}
        <DataGridPremium
          aria-label="Orders"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={rowSelection}
          checkboxSelection={rowSelection}
          disableRowSelectionOnClick
          // {cellSelection: {10002: {product: true, quantity: true}, …}}
          initialState={initialState}
        />
        {/* #endregion */}
      </div>
    </div>
  );
}
