import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridSortModel} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    {field: 'route', sort: 'asc'},
  ]);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Sort by"
        value={sortModel[0]?.field ?? null}
        onChange={(_event, field: string | null) =>
          setSortModel(field ? [{field, sort: 'asc'}] : [])
        }
      >
        <ToggleButton value="route">Route</ToggleButton>
        <ToggleButton value="vessel">Vessel</ToggleButton>
        <ToggleButton value="leaves">Time</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </div>
    </Stack>
  );
}
// #endregion
