import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, useGridApiRef} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const watched = [
  'columnHeaderClick',
  'sortModelChange',
  'rowClick',
  'menuOpen',
] as const;

export default function EventLog() {
  const apiRef = useGridApiRef();
  const [log, setLog] = React.useState<string[]>([]);

  React.useEffect(() => {
    const unsubscribe = watched.map((name) =>
      apiRef.current?.subscribeEvent(name, () =>
        setLog((lines) => [name, ...lines].slice(0, 4)),
      ),
    );
    return () => unsubscribe.forEach((stop) => stop?.());
  }, [apiRef]);

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
        />
      </div>
      <Typography variant="body2" noWrap role="log" sx={{mt: 2}}>
        {log.length > 0
          ? log.join(' ← ')
          : 'Click a header or a row, or open a column menu.'}
      </Typography>
    </div>
  );
}
// #endregion
