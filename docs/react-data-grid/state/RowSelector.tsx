import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFocusCellSelector,
  gridRowSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowId,
} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function Seats({id}: {id: GridRowId}) {
  const apiRef = useGridApiContext();
  const row = useGridSelector(apiRef, gridRowSelector, id);
  return `${row.vessel}: ${row.passengers} of ${row.seats} seats taken`;
}

function FocusFooter() {
  const apiRef = useGridApiContext();
  const cell = useGridSelector(apiRef, gridFocusCellSelector);
  return (
    <Box role="status" sx={{p: 2, borderTop: 1, borderColor: 'divider'}}>
      {cell ? <Seats id={cell.id} /> : 'Click a cell, then use the arrow keys.'}
    </Box>
  );
}

export default function RowSelector() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        slots={{footer: FocusFooter}}
      />
    </div>
  );
}
// #endregion
