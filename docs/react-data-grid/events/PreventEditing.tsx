import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {DataGrid} from '@mui/x-data-grid';
import {departureColumns} from '../data/departureColumns';
import {departures} from '../data/departures';

const columns = departureColumns.map((column) => ({
  ...column,
  editable: column.field === 'passengers',
}));

export default function PreventEditing() {
  const [isLocked, setIsLocked] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={isLocked} onChange={(_, checked) => setIsLocked(checked)} />}
        label="Double-clicks edit nothing"
      />
      <div style={{height: 320}}>
        {/* #region preview */}
        <DataGrid
          rows={departures}
          columns={columns}
          onCellDoubleClick={(params, event) => {
            event.defaultMuiPrevented = isLocked;
          }}
        />
        {/* #endregion */}
      </div>
    </Stack>
  );
}
