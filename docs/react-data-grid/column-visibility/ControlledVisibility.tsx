import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'country', headerName: 'Country', width: 130},
  {field: 'product', headerName: 'Product', width: 180},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', country: 'United States', total: 13176, …}
const customerView = {product: false, quantity: false};
const productView = {customer: false, country: false};

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(customerView);

  return (
    <div style={{width: '100%'}}>
      <Button onClick={() => setModel(customerView)}>Customers</Button>
      <Button onClick={() => setModel(productView)}>Products</Button>
      <Button onClick={() => setModel({})}>All columns</Button>
      <div style={{height: 372, marginTop: 8}}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          showToolbar
        />
      </div>
    </div>
  );
}
// #endregion
