import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid';
import {createOrders, type Order} from '../../data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  {field: 'id', headerName: 'Order', width: 90},
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150},
  {field: 'total', headerName: 'Total', type: 'number', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 13176, …}
export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<GridInitialState[]>([]);
  const save = () => setViews([...views, apiRef.current!.exportState()].slice(-3));

  return (
    <div style={{width: '100%'}}>
      <Button onClick={save}>Save this view</Button>
      {views.map((view, index) => (
        <Button key={index} onClick={() => apiRef.current?.restoreState(view)}>
          View {index + 1}
        </Button>
      ))}
      <div style={{height: 320, marginTop: 8}}>
        <DataGrid aria-label="Orders" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
// #endregion
