import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridEventListener} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function RowClick() {
  const [text, setText] = React.useState('Click a row.');

  const handleRowClick: GridEventListener<'rowClick'> = (params, event) => {
    const button = event.shiftKey ? 'Shift + click' : 'Click';
    setText(`${button} on ${params.row.vessel}, ${params.row.route}`);
  };

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          onRowClick={handleRowClick}
        />
      </div>
      <Typography variant="body2" role="status" sx={{mt: 2}}>
        {text}
      </Typography>
    </div>
  );
}
// #endregion
