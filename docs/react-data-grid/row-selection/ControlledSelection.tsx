import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridRowSelectionModel} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
const delayed = departures.filter((row) => row.status === 'Delayed');

export default function ControlledSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  const select = (rows: typeof departures) =>
    setModel({type: 'include', ids: new Set(rows.map((row) => row.id))});

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" spacing={1} sx={{mb: 1}}>
        <Button onClick={() => select(delayed)}>Select delayed</Button>
        <Button onClick={() => select([])}>Clear</Button>
      </Stack>
      <div style={{height: 370}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
    </div>
  );
}
// #endregion
