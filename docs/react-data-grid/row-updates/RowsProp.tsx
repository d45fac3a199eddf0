import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

interface CartItem {
  id: number;
  product: string;
  quantity: number;
}

const columns: GridColDef<CartItem>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 160},
  {field: 'quantity', headerName: 'Quantity', type: 'number', width: 110},
];

// #region preview
const cart: CartItem[] = [
  {id: 1, product: 'Standing desk', quantity: 2},
  {id: 2, product: 'Office chair', quantity: 6},
  {id: 3, product: 'Desk lamp', quantity: 4},
];

export default function RowsProp() {
  const [rows, setRows] = React.useState(cart);

  const add = () =>
    setRows((prev) => {
      const id = Math.max(0, ...prev.map((row) => row.id)) + 1;
      return [...prev, {id, product: 'Webcam', quantity: 1}];
    });
  const update = (row: CartItem) => ({...row, quantity: row.quantity + 1});
  const updateFirst = () =>
    setRows((prev) => prev.map((row, index) => (index === 0 ? update(row) : row)));
  const removeFirst = () => setRows((prev) => prev.slice(1));
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1, mb: 1}}>
        <Button onClick={updateFirst}>Update first</Button>
        <Button onClick={() => setRows((prev) => prev.map(update))}>Update all</Button>
        <Button onClick={removeFirst}>Delete first</Button>
        <Button onClick={add}>Add a row</Button>
      </Stack>
      <div style={{height: 320}}>
        <DataGrid aria-label="Shopping cart" rows={rows} columns={columns} hideFooter />
      </div>
    </div>
  );
}
