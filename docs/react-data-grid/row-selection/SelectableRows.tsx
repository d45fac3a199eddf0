import {DataGrid, type GridColDef, type GridRowParams} from '@mui/x-data-grid';

// #region preview
interface Item {
  id: string;
  product: string;
  stock: number;
}

const rows: Item[] = [
  {id: 'FUR-1001', product: 'Standing desk', stock: 42},
  {id: 'FUR-1002', product: 'Office chair', stock: 0},
  {id: 'LGT-2001', product: 'Desk lamp', stock: 118},
  {id: 'ACC-3001', product: 'Laptop stand', stock: 0},
];

// Items that are out of stock can't be selected.
function isRowSelectable({row}: GridRowParams<Item>) {
  return row.stock > 0;
}
// #endregion

const columns: GridColDef<Item>[] = [
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'stock', headerName: 'In stock', type: 'number', width: 110},
];

export default function SelectableRows() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        checkboxSelection
        isRowSelectable={isRowSelectable}
      />
    </div>
  );
}
