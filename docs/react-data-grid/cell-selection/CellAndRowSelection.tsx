import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createOrders, type Order} from '../data/orders';

// 50 rows: {id: 1, customer: 'Island Ferries', product: 'Radio', quantity: 35, …}
const rows = createOrders(50);

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 100},
  {field: 'port', headerName: 'Port', width: 110},
];

export default function CellAndRowSelection() {
  const [rowSelection, setRowSelection] = React.useState(false);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={<Switch onChange={(event) => setRowSelection(event.target.checked)} />}
        label="Row selection"
      />
      <div style={{height: 380, marginTop: 8}}>
        <DataGridPremium
          aria-label="Orders"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={rowSelection}
          checkboxSelection={rowSelection}
          disableRowSelectionOnClick
          initialState={{
            cellSelection: {
              2: {product: true, quantity: true},
              3: {product: true, quantity: true},
            },
          }}
        />
      </div>
    </div>
  );
}
// #endregion
