import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, order: 'A-17', customer: 'Coastal Tours', item: 'Life jacket', pieces: 4},
  {id: 2, order: 'A-17', customer: 'Coastal Tours', item: 'Signal lamp', pieces: 4},
  {id: 3, order: 'A-17', customer: 'Coastal Tours', item: 'Fender', pieces: 6},
  {id: 4, order: 'A-18', customer: 'Seal Bay', item: 'Radio', pieces: 1},
  {id: 5, order: 'A-18', customer: 'Seal Bay', item: 'Anchor chain', pieces: 1},
  {id: 6, order: 'A-19', customer: 'Seal Bay', item: 'Deck paint', pieces: 8},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'order', headerName: 'Order', width: 80},
  {field: 'customer', headerName: 'Customer', width: 130},
  {field: 'item', headerName: 'Item', flex: 1, minWidth: 110},
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    width: 80,
    rowSpanValueGetter: () => null, // never merge these cells
  },
];

export default function OrderLines() {
  const [rowSpanning, setRowSpanning] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        label="Row spanning"
        control={
          <Switch
            checked={rowSpanning}
            onChange={(_, checked) => setRowSpanning(checked)}
          />
        }
      />
      <Box sx={{height: 372}}>
        <DataGrid
          aria-label="Lines of orders"
          rows={rows}
          columns={columns}
          rowSpanning={rowSpanning}
          showCellVerticalBorder
          disableRowSelectionOnClick
          hideFooter
          sx={{'& .MuiDataGrid-row:hover': {backgroundColor: 'transparent'}}}
        />
      </Box>
    </div>
  );
}
// #endregion
