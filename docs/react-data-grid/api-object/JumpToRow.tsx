import type * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridApi, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 190},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', product: 'Standing desk', quantity: 24, …}
function jumpToLargestOrder(apiRef: React.RefObject<GridApi | null>, product: string) {
  const api = apiRef.current;
  const matches = api?.getSortedRows().filter((row) => row.product === product) ?? [];
  const [largest] = matches.sort((a, b) => b.quantity - a.quantity);

  if (api && largest) {
    const rowIndex = api.getRowIndexRelativeToVisibleRows(largest.id);
    const colIndex = api.getColumnIndexRelativeToVisibleColumns('quantity');
    api.scrollToIndexes({rowIndex, colIndex});
    api.setCellFocus(largest.id, 'quantity');
  }
}
// #endregion

export default function JumpToRow() {
  const apiRef = useGridApiRef();

  return (
    <div style={{width: '100%'}}>
      {['Webcam', 'Desk lamp', 'Bookshelf'].map((product) => (
        <Button key={product} onClick={() => jumpToLargestOrder(apiRef, product)}>
          {product}
        </Button>
      ))}
      <div style={{height: 320, marginTop: 8}}>
        <DataGrid aria-label="Orders" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
