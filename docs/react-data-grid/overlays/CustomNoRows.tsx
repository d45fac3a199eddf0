import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';

// #region preview
function NoRowsOverlay() {
  return (
    <Stack
      sx={{height: '100%', gap: 1, alignItems: 'center', justifyContent: 'center'}}
    >
      <DirectionsBoatIcon
        aria-hidden
        focusable="false"
        fontSize="large"
        color="disabled"
      />
      No departures today
    </Stack>
  );
}

const slots = {noRowsOverlay: NoRowsOverlay};

export default function CustomNoRows() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={[]}
        columns={departureColumns}
        slots={slots}
      />
    </div>
  );
}
// #endregion
