import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridInitialState} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function CopiedGrid() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<{version: number; state?: GridInitialState}>(
    {
      version: 0,
    },
  );

  const copy = () =>
    setSaved({version: saved.version + 1, state: apiRef.current?.exportState()});

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 260}}>
        <DataGrid
          aria-label="First grid"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
        />
      </div>
      <Button onClick={copy} sx={{my: 1}}>
        Rebuild the second grid like the first
      </Button>
      <div style={{height: 260}}>
        <DataGrid
          key={saved.version} // initialState counts on the first render only
          aria-label="Second grid"
          rows={departures}
          columns={departureColumns}
          initialState={saved.state}
        />
      </div>
    </div>
  );
}
// #endregion
