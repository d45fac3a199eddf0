import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridColDef} from '@mui/x-data-grid';
import {createOrders, type Order} from '../data/orders';

// 100 rows: {id: 1, customer: 'Island Ferries', product: 'Fender', quantity: 12, …}
const rows = createOrders(100);

// #region preview
const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', type: 'number', width: 90},
  {field: 'customer', headerName: 'Customer', width: 170},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 140},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

export default function JumpToRow() {
  const apiRef = useGridApiRef();

  const jumpToLargest = (product: string) => {
    const api = apiRef.current;
    const matches = api?.getSortedRows().filter((row) => row.product === product) ?? [];
    const [largest] = matches.sort((a, b) => b.quantity - a.quantity);
    if (api && largest) {
      const rowIndex = api.getRowIndexRelativeToVisibleRows(largest.id);
      const colIndex = api.getColumnIndexRelativeToVisibleColumns('quantity');
      api.scrollToIndexes({rowIndex, colIndex});
      api.setCellFocus(largest.id, 'quantity');
    }
  };

  return (
    <div style={{width: '100%'}}>
      {['Anchor chain', 'Life jacket', 'Radio'].map((product) => (
        <Button key={product} onClick={() => jumpToLargest(product)}>
          {product}
        </Button>
      ))}
      <div style={{height: 320, marginTop: 8}}>
        <DataGrid aria-label="Orders" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
// #endregion
