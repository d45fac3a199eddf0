import {DataGrid, type GridColDef, type GridRowsProp} from '@mui/x-data-grid';

// #region preview
interface InventoryItem {
  sku: string;
  product: string;
  stock: number;
}

const rows: GridRowsProp<InventoryItem> = [
  {sku: 'FUR-1001', product: 'Standing desk', stock: 42},
  {sku: 'FUR-1002', product: 'Office chair', stock: 118},
  {sku: 'LGT-2001', product: 'Desk lamp', stock: 0},
];

// Outside the component, so the function is the same on every render.
function getRowId(row: InventoryItem) {
  return row.sku;
}
// #endregion

const columns: GridColDef<InventoryItem>[] = [
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'stock', headerName: 'In stock', type: 'number', width: 110},
];

export default function RowIdentifier() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </div>
  );
}
