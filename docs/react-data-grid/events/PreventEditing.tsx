import {DataGrid, type GridColDef, type GridEventListener} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', editable: true},
];

const handleDoubleClick: GridEventListener<'cellDoubleClick'> = (params, event) => {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
};

// Pass it to the grid: <DataGrid onCellDoubleClick={handleDoubleClick} … />
// #endregion

export default function PreventEditing() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        onCellDoubleClick={handleDoubleClick}
      />
    </div>
  );
}
