import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

const switches = ['Header filters', 'Grouping', 'Totals', 'Cell selection', 'Compact'];

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', width: 190},
  {field: 'vessel', headerName: 'Vessel', width: 130},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 180},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    width: 150,
    editable: true,
  },
  {field: 'seats', headerName: 'Seats', type: 'number', width: 120},
  {field: 'status', headerName: 'Status', width: 130},
];

export default function FeatureSwitches() {
  const [on, setOn] = React.useState<string[]>(['Grouping', 'Totals']);

  return (
    <div style={{width: '100%'}}>
      <ToggleButtonGroup
        aria-label="Features of the grid"
        size="small"
        value={on}
        onChange={(_, next: string[]) => setOn(next)}
        sx={{flexWrap: 'wrap', mb: 1.5}}
      >
        {switches.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{height: 400}}>
        <DataGridPremium
          aria-label="Departures"
          rows={departures}
          columns={columns}
          headerFilters={on.includes('Header filters')}
          rowGroupingModel={on.includes('Grouping') ? ['vessel'] : []}
          aggregationModel={
            on.includes('Totals') ? {passengers: 'sum', seats: 'sum'} : {}
          }
          cellSelection={on.includes('Cell selection')}
          density={on.includes('Compact') ? 'compact' : 'standard'}
          columnVisibilityModel={{vessel: !on.includes('Grouping')}}
          defaultGroupingExpansionDepth={1}
          showToolbar
        />
      </div>
    </div>
  );
}
// #endregion
