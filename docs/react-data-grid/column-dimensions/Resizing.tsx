import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Free', width: 160},
  {
    field: 'vessel',
    headerName: '110 to 180 px',
    width: 130,
    minWidth: 110,
    maxWidth: 180,
  },
  {field: 'status', headerName: 'Fixed', resizable: false},
];

export default function Resizing() {
  const [message, setMessage] = React.useState('Drag a separator in the header.');

  return (
    <div style={{width: '100%'}}>
      <Typography variant="body2" sx={{mb: 1}}>
        {message}
      </Typography>
      <div style={{height: 266}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={columns}
          onColumnResize={({colDef, width}) =>
            setMessage(`${colDef.headerName}: ${width} px …`)
          }
          onColumnWidthChange={({colDef, width}) =>
            setMessage(`${colDef.headerName}: ${width} px`)
          }
          hideFooter
        />
      </div>
    </div>
  );
}
// #endregion
