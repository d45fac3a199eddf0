import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, useGridApiRef, type GridInitialState} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<GridInitialState[]>([]);

  return (
    <div style={{width: '100%'}}>
      <Button
        variant="outlined"
        disabled={views.length === 3}
        onClick={() => setViews([...views, apiRef.current!.exportState()])}
      >
        Save this view
      </Button>
      {views.map((view, index) => (
        <Button key={index} onClick={() => apiRef.current?.restoreState(view)}>
          View {index + 1}
        </Button>
      ))}
      <div style={{height: 320, marginTop: 8}}>
        <DataGrid
          aria-label="Departures"
          apiRef={apiRef}
          rows={departures}
          columns={departureColumns}
        />
      </div>
    </div>
  );
}
// #endregion
