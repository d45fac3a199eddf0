import Button from '@mui/material/Button';
import {
  DataGrid,
  GridPreferencePanelsValue,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  {id: 1, product: 'Standing desk', stock: 24},
  {id: 2, product: 'Office chair', stock: 8},
];

// #region preview
// A row: {id: 1, product: 'Standing desk', stock: 24}
const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 150},
  {field: 'stock', headerName: 'Stock', type: 'number', width: 110},
];

export default function OutsideButton() {
  const apiRef = useGridApiRef();
  const openPanel = () =>
    apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);

  return (
    <div style={{width: '100%'}}>
      <Button onClick={openPanel}>Choose columns</Button>
      <div style={{height: 360}}>
        <DataGrid aria-label="Products" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
// #endregion
