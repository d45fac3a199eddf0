import * as React from 'react';
import Box from '@mui/material/Box';
import {DataGrid, useGridApiContext, useGridEvent} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function SeatsFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Hover a row.');

  useGridEvent(apiRef, 'rowMouseEnter', ({row}) => {
    setText(
      `${row.vessel} has ${row.seats - row.passengers} of ${row.seats} seats left.`,
    );
  });
  useGridEvent(apiRef, 'rowMouseLeave', () => setText('Hover a row.'));

  return <Box sx={{p: 2, borderTop: 1, borderColor: 'divider'}}>{text}</Box>;
}

export default function HoverBoard() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={{footer: SeatsFooter}}
      />
    </div>
  );
}
// #endregion
