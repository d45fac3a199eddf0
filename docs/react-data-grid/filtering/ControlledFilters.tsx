import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGrid, type GridFilterModel} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function ControlledFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{field: 'status', operator: 'is', value: 'Delayed'}],
  });
  const status =
    filterModel.items.find((item) => item.field === 'status')?.value ?? 'all';

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Status"
        value={status}
        onChange={(_event, value: string | null) =>
          setFilterModel({
            items:
              value === null || value === 'all'
                ? []
                : [{field: 'status', operator: 'is', value}],
          })
        }
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="On time">On time</ToggleButton>
        <ToggleButton value="Delayed">Delayed</ToggleButton>
      </ToggleButtonGroup>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Stack>
  );
}
// #endregion
