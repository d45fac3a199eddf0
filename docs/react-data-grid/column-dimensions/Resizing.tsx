import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, product: 'Standing desk', warehouse: 'Newark', stock: 42},
  {id: 2, product: 'Desk lamp', warehouse: 'Dallas', stock: 310},
  {id: 3, product: 'Docking station', warehouse: 'Reno', stock: 96},
];

const columns: GridColDef[] = [
  {field: 'product', headerName: 'Product', width: 150},
  {field: 'warehouse', headerName: 'Warehouse', minWidth: 110, maxWidth: 180},
  {field: 'stock', headerName: 'Stock', resizable: false},
];
// #endregion

export default function Resizing() {
  const [message, setMessage] = React.useState('Drag a separator in the header.');

  return (
    <div style={{width: '100%'}}>
      <Typography variant="body2" sx={{mb: 1}}>
        {message}
      </Typography>
      <div style={{height: 214}}>
        <DataGrid
          aria-label="Inventory"
          rows={rows}
          columns={columns}
          onColumnWidthChange={({colDef, width}) =>
            setMessage(`${colDef.headerName}: ${width} px`)
          }
          hideFooter
        />
      </div>
    </div>
  );
}
