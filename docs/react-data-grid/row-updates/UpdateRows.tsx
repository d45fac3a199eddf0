import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const orders = createOrders(8);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 80},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {id: 10001, product: 'Standing desk', status: 'Shipped', …}
export default function UpdateRows() {
  const apiRef = useGridApiRef();
  const getIds = () => apiRef.current?.getAllRowIds() ?? [];

  const ship = (ids: GridRowId[]) =>
    // Only the id and the fields that change.
    apiRef.current?.updateRows(ids.map((id) => ({id, status: 'Shipped'})));

  const remove = (ids: GridRowId[]) =>
    apiRef.current?.updateRows(ids.map((id) => ({id, _action: 'delete'})));

  const add = () => {
    const id = Math.max(10_000, ...getIds().map(Number)) + 1;
    apiRef.current?.updateRows([{id, product: 'Webcam', status: 'Pending'}]);
  };
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" useFlexGap sx={{flexWrap: 'wrap', gap: 1, mb: 1}}>
        <Button onClick={() => ship(getIds().slice(0, 1))}>Ship first</Button>
        <Button onClick={() => ship(getIds())}>Ship all</Button>
        <Button onClick={() => remove(getIds().slice(0, 1))}>Delete first</Button>
        <Button onClick={add}>Add a row</Button>
      </Stack>
      <div style={{height: 400}}>
        <DataGridPro
          aria-label="Orders"
          apiRef={apiRef}
          rows={orders}
          columns={columns}
        />
      </div>
    </div>
  );
}
