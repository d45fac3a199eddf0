import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

const watched = ['columnHeaderClick', 'sortModelChange', 'rowClick', 'menuOpen'] as const;

export default function EventLog() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);

  // #region preview
  React.useEffect(() => {
    const stops = watched.map((name) =>
      apiRef.current?.subscribeEvent(name, () => setLog((lines) => [name, ...lines].slice(0, 4))),
    );
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef]);
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid apiRef={apiRef} rows={departures} columns={departureColumns} />
      </div>
      <Typography variant="body2" noWrap role="log">
        {log.length > 0 ? log.join(' ← ') : 'Click a header, a row, or open a column menu.'}
      </Typography>
    </Stack>
  );
}
