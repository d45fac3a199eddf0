import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, order: 10001, customer: 'Hudson Hotels', product: 'Desk lamp', quantity: 4},
  {id: 2, order: 10001, customer: 'Hudson Hotels', product: 'Webcam', quantity: 4},
  {id: 3, order: 10002, customer: 'Elmont Bank', product: 'Headset', quantity: 1},
  {id: 4, order: 10002, customer: 'Elmont Bank', product: 'Monitor', quantity: 1},
  {id: 5, order: 10003, customer: 'Elmont Bank', product: 'Office chair', quantity: 8},
];

const columns: GridColDef[] = [
  {field: 'order', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', width: 130},
  {field: 'product', headerName: 'Product', flex: 1, minWidth: 110},
  // Equal quantities have nothing to do with each other, so they never merge.
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    rowSpanValueGetter: () => null,
  },
];
// #endregion

export default function OrderLines() {
  const [rowSpanning, setRowSpanning] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        label="Row spanning"
        control={
          <Switch
            checked={rowSpanning}
            onChange={(_event, checked) => setRowSpanning(checked)}
          />
        }
      />
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Order lines"
          rows={rows}
          columns={columns}
          rowSpanning={rowSpanning}
          showCellVerticalBorder
          disableRowSelectionOnClick
          hideFooter
          sx={{'& .MuiDataGrid-row:hover': {backgroundColor: 'transparent'}}}
        />
      </div>
    </div>
  );
}
