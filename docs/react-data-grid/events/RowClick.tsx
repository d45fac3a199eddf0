import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridEventListener} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

export default function RowClick() {
  const [text, setText] = React.useState('Click a row.');

  // #region preview
  const handleRowClick: GridEventListener<'rowClick'> = (params, event) => {
    const button = event.shiftKey ? 'Shift + click' : 'Click';
    setText(`${button} on ${params.row.vessel}, ${params.row.route}`);
  };
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid rows={departures} columns={departureColumns} onRowClick={handleRowClick} />
      </div>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
