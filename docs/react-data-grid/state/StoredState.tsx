import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridInitialState} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const KEY = 'ferry-board';

function readState(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // Storage is blocked, or contains something else.
  }
}

function Board() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readState);

  React.useLayoutEffect(() => {
    const save = () => {
      try {
        localStorage.setItem(KEY, JSON.stringify(apiRef.current?.exportState()));
      } catch {
        // Storage is full or blocked: the next visit starts with the defaults.
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <DataGrid
      aria-label="Departures"
      apiRef={apiRef}
      rows={departures}
      columns={departureColumns}
      initialState={initialState}
    />
  );
}

export default function StoredState() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'flex-start'}}>
      <Button variant="outlined" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the timetable' : 'Open the timetable'}
      </Button>
      <div style={{height: 320, width: '100%'}}>{isOpen && <Board />}</div>
    </Stack>
  );
}
// #endregion
