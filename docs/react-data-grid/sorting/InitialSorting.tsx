import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 'FUR-1001', product: 'Standing desk', warehouse: 'Newark', stock: 25},
  {id: 'FUR-1004', product: 'Office chair', warehouse: 'Dallas', stock: 263},
  {id: 'LGT-1007', product: 'Desk lamp', warehouse: 'Newark', stock: 0},
  {id: 'ELC-1009', product: 'Docking station', warehouse: 'Reno', stock: 96},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'warehouse', headerName: 'Warehouse', width: 120},
  {field: 'stock', headerName: 'Stock', type: 'number'},
];

// #region preview
// A row: {id: 'FUR-1001', product: 'Standing desk', warehouse: 'Newark', stock: 25}
export default function InitialSorting() {
  return (
    <div style={{height: 266, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        initialState={{
          // The items that run out first are at the top.
          sorting: {sortModel: [{field: 'stock', sort: 'asc'}]},
        }}
        hideFooter
      />
    </div>
  );
}
// #endregion
