import {
  DataGrid,
  gridFocusCellSelector,
  gridRowSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
  {id: 3, product: 'Desk lamp', stock: 130},
];

// #region preview
// A row: {id: 1, product: 'Standing desk', stock: 24}
function ProductSummary({id}: {id: GridRowId}) {
  const apiRef = useGridApiContext();
  const row = useGridSelector(apiRef, gridRowSelector, id);
  return `${row.product}: ${row.stock} in stock`;
}

function FocusFooter() {
  const apiRef = useGridApiContext();
  const cell = useGridSelector(apiRef, gridFocusCellSelector);
  return (
    <p role="status" style={{paddingInline: 16}}>
      {cell ? <ProductSummary id={cell.id} /> : 'Click a cell.'}
    </p>
  );
}

const slots = {footer: FocusFooter};
// #endregion

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', editable: true, width: 110},
];

export default function RowSelector() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} slots={slots} />
    </div>
  );
}
