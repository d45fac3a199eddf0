import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

// #region preview
export default function CheckboxSelection() {
  const [hasCheckboxes, setHasCheckboxes] = React.useState(true);
  const [isSingle, setIsSingle] = React.useState(false);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={hasCheckboxes}
            onChange={(_event, on) => setHasCheckboxes(on)}
          />
        }
        label="checkboxSelection"
      />
      <FormControlLabel
        control={
          <Switch checked={isSingle} onChange={(_event, on) => setIsSingle(on)} />
        }
        label="disableMultipleRowSelection"
      />
      <div style={{height: 370}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          checkboxSelection={hasCheckboxes}
          disableMultipleRowSelection={isSingle}
        />
      </div>
    </div>
  );
}
// #endregion
