import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createOrders, type Order} from '../data/orders';

// #region preview
const rows = createOrders(300);

const columns: GridColDef<Order>[] = [
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 130},
  {field: 'port', headerName: 'Port', width: 110},
];

export default function VisibleOnly() {
  const [isVisibleOnly, setIsVisibleOnly] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={isVisibleOnly}
            onChange={(_event, on) => setIsVisibleOnly(on)}
          />
        }
        label="checkboxSelectionVisibleOnly"
      />
      <div style={{height: 400}}>
        <DataGridPro
          aria-label="Orders"
          rows={rows}
          columns={columns}
          checkboxSelection
          checkboxSelectionVisibleOnly={isVisibleOnly}
          pagination
          initialState={{pagination: {paginationModel: {page: 0, pageSize: 50}}}}
          pageSizeOptions={[50, 100]}
        />
      </div>
    </div>
  );
}
// #endregion
