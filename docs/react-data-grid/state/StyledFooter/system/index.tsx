import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import {departureColumns} from '../../../data/departureColumns';
import {departures} from '../../../data/departures';

// #region preview
function Footer() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const passengers = entries.reduce((sum, {model}) => sum + model.passengers, 0);

  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{entries.length} departures</span>
      <Box sx={{fontWeight: 'bold'}}>{passengers} passengers</Box>
    </Box>
  );
}

export default function StyledFooter() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        showToolbar
        slots={{footer: Footer}}
      />
    </div>
  );
}
// #endregion
