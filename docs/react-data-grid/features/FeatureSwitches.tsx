import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 190},
  {field: 'vessel', headerName: 'Vessel', width: 130},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 180},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 150, editable: true},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 120},
  {field: 'status', headerName: 'Status', width: 130},
];

const switches = ['Header filters', 'Grouping', 'Totals', 'Cell selection', 'Compact'] as const;

export default function FeatureSwitches() {
  const [on, setOn] = React.useState<string[]>(['Grouping', 'Totals']);
  const has = (name: (typeof switches)[number]) => on.includes(name);

  return (
    <Stack spacing={1.5} sx={{width: '100%'}}>
      <ToggleButtonGroup
        value={on}
        onChange={(_, next: string[]) => setOn(next)}
        size="small"
        aria-label="Features of the grid"
        sx={{flexWrap: 'wrap'}}
      >
        {switches.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{height: 400}}>
        {/* #region preview */}
        <DataGridPremium
          rows={departures}
          columns={columns}
          headerFilters={has('Header filters')}
          rowGroupingModel={has('Grouping') ? ['vessel'] : []}
          aggregationModel={has('Totals') ? {passengers: 'sum', seats: 'sum'} : {}}
          cellSelection={has('Cell selection')}
          density={has('Compact') ? 'compact' : 'standard'}
          defaultGroupingExpansionDepth={1}
          columnVisibilityModel={{vessel: !has('Grouping')}}
          showToolbar
        />
        {/* #endregion */}
      </div>
    </Stack>
  );
}
