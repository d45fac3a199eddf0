import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 120},
  {field: 'status', headerName: 'Status', width: 120},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 130},
];

// The root, which contains all groups, has a depth of -1.
const positions: Record<string, DataGridPremiumProps['getAggregationPosition']> = {
  'Group rows and total': (node) => (node.depth === -1 ? 'footer' : 'inline'),
  'Footers of groups': (node) => (node.depth === -1 ? null : 'footer'),
  'Group rows only': (node) => (node.depth === -1 ? null : 'inline'),
  'Vessels only': (node) => (node.groupingField === 'vessel' ? 'inline' : null),
  'Only the Tern': (node) => (node.groupingKey === 'Tern' ? 'inline' : null),
  'Total only': (node) => (node.depth === -1 ? 'footer' : null),
};

export default function AggregationPosition() {
  const [position, setPosition] = React.useState('Footers of groups');

  return (
    <div style={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="Results in"
        value={position}
        onChange={(event) => setPosition(event.target.value)}
        sx={{my: 1, width: 220}}
      >
        {Object.keys(positions).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{height: 520}}>
        <DataGridPremium
          aria-label="Departures by vessel and status"
          rows={departures}
          columns={columns}
          getAggregationPosition={positions[position]}
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: {model: ['vessel', 'status']},
            columns: {columnVisibilityModel: {vessel: false, status: false}},
            aggregation: {model: {passengers: 'sum'}},
          }}
        />
      </div>
    </div>
  );
}
// #endregion
