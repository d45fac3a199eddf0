import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, useGridApiRef, type GridInitialState} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<GridInitialState[]>([]);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <Stack direction="row" sx={{flexWrap: 'wrap', gap: 1}}>
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
      </Stack>
      {/* #endregion */}
      <div style={{height: 320}}>
        <DataGrid apiRef={apiRef} rows={departures} columns={departureColumns} />
      </div>
    </Stack>
  );
}
