import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
function LoadingPercent() {
  const [percent, setPercent] = React.useState(10);

  React.useEffect(() => {
    const timer = setInterval(
      () => setPercent((value) => Math.min(value + 10, 90)),
      800,
    );
    return () => clearInterval(timer);
  }, []);

  return (
    <Stack
      sx={{
        height: '100%',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: 'background.paper',
      }}
    >
      <CircularProgress variant="determinate" value={percent} aria-label="Loading" />
      {percent}% of the departures
    </Stack>
  );
}

const slots = {loadingOverlay: LoadingPercent};

export default function CustomLoading() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        loading
        slots={slots}
      />
    </div>
  );
}
// #endregion
