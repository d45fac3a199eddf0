import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 110},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 130},
];

export default function RowsScope() {
  const [all, setAll] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={all} onChange={(_event, checked) => setAll(checked)} />
        }
        label="Include hidden rows"
      />
      <div style={{height: 440}}>
        <DataGridPremium
          aria-label="Departures of the Petrel"
          rows={departures}
          columns={columns}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={{
            aggregation: {model: {passengers: 'max'}},
            filter: {
              filterModel: {
                items: [{field: 'vessel', operator: 'equals', value: 'Petrel'}],
              },
            },
          }}
        />
      </div>
    </div>
  );
}
// #endregion
