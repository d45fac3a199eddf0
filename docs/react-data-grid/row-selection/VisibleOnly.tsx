import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../../data/orders';

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 160},
  {field: 'status', headerName: 'Status', width: 110},
];

const initialState = {pagination: {paginationModel: {pageSize: 50}}};
const pageSizeOptions = [50, 100];

const rows = createOrders(300);

export default function VisibleOnly() {
  const [isVisibleOnly, setIsVisibleOnly] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={isVisibleOnly}
            onChange={(_event, checked) => setIsVisibleOnly(checked)}
          />
        }
        label="checkboxSelectionVisibleOnly"
      />
      <div style={{height: 400}}>
        {/* #region preview */}
        {/* A row: {id: 10001, product: 'Standing desk', …}. The state isVisibleOnly is true. */}
        <DataGridPro
          aria-label="Orders"
          rows={rows}
          columns={columns}
          checkboxSelection
          checkboxSelectionVisibleOnly={isVisibleOnly}
          pagination
          initialState={initialState}
          pageSizeOptions={pageSizeOptions}
        />
        {/* #endregion */}
      </div>
    </div>
  );
}
