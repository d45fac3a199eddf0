import * as React from 'react';
import Box from '@mui/material/Box';
import {DataGrid, useGridApiContext, useGridEvent} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function HoverFooter() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('Point at a row.');

  useGridEvent(apiRef, 'rowMouseEnter', ({row}) => {
    setText(`${row.vessel} has ${row.seats - row.passengers} of ${row.seats} seats left.`);
  });
  useGridEvent(apiRef, 'rowMouseLeave', () => setText('Point at a row.'));

  return <Box sx={{p: 2, borderTop: 1, borderColor: 'divider'}}>{text}</Box>;
}
// #endregion

export default function HoverBoard() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid rows={departures} columns={departureColumns} slots={{footer: HoverFooter}} />
    </div>
  );
}
