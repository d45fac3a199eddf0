import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', stock: 25, reorderPoint: 60},
  {id: 2, product: 'Desk lamp', stock: 310, reorderPoint: 80},
  {id: 3, product: 'Webcam', stock: 142, reorderPoint: 100},
];

// #region preview
// A row: {id: 1, product: 'Standing desk', stock: 25, reorderPoint: 60}
const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 160},
  {field: 'stock', headerName: 'In stock', type: 'number'},
  {field: 'reorderPoint', headerName: 'Reorder at', type: 'number'},
];

const columnGroupingModel = [
  {groupId: 'Units', children: [{field: 'stock'}, {field: 'reorderPoint'}]},
];

// <DataGrid {...groupProps} />
const groupProps = {columnGroupingModel, columnGroupHeaderHeight: 36};
// #endregion

export default function GroupHeaderHeight() {
  return (
    <div style={{height: 250, width: '100%'}}>
      <DataGrid
        aria-label="Inventory"
        rows={rows}
        columns={columns}
        {...groupProps}
        hideFooter
      />
    </div>
  );
}
