import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowSelectionPropagation,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
];

export default function SelectionPropagation() {
  const [propagation, setPropagation] = React.useState<GridRowSelectionPropagation>({
    parents: false,
    descendants: false,
  });
  const set = (event: React.ChangeEvent<HTMLInputElement>) =>
    setPropagation((old) => ({...old, [event.target.name]: event.target.checked}));

  return (
    <div style={{width: '100%'}}>
      <FormGroup row>
        <FormControlLabel
          control={<Checkbox name="descendants" onChange={set} />}
          label="descendants"
        />
        <FormControlLabel
          control={<Checkbox name="parents" onChange={set} />}
          label="parents"
        />
      </FormGroup>
      <div style={{height: 480}}>
        <DataGridPremium
          aria-label="Departures by vessel"
          rows={departures}
          columns={columns}
          checkboxSelection
          rowSelectionPropagation={propagation}
          isGroupExpandedByDefault={(node) => node.groupingKey === 'Tern'}
          initialState={{
            rowGrouping: {model: ['vessel']},
            columns: {columnVisibilityModel: {vessel: false}},
          }}
        />
      </div>
    </div>
  );
}
// #endregion
