import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const columns: GridColDef[] = [
  {field: 'port', headerName: 'Port', flex: 1, minWidth: 110},
  {field: 'country', headerName: 'Country', width: 130},
];

const rows = [
  {id: 1, port: 'Malmö', country: 'Sweden'},
  {id: 2, port: 'Lübeck', country: 'Germany'},
  {id: 3, port: 'Porto', country: 'Portugal'},
];

export default function IgnoreDiacritics() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);

  return (
    <div style={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={ignoreDiacritics}
            onChange={(event) => setIgnoreDiacritics(event.target.checked)}
          />
        }
        label="Ignore diacritics"
      />
      <div style={{height: 320}}>
        <DataGrid
          key={String(ignoreDiacritics)}
          aria-label="Ports"
          rows={rows}
          columns={columns}
          ignoreDiacritics={ignoreDiacritics}
          initialState={{
            filter: {
              filterModel: {
                items: [{field: 'port', operator: 'contains', value: 'lub'}],
              },
            },
          }}
          showToolbar
        />
      </div>
    </div>
  );
}
// #endregion
