import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridRowSelectionModel} from '@mui/x-data-grid';
import {columns} from '../data/columns';
import {departures} from '../data/departures';

// #region preview
export default function CheckedRows() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2, 5]);

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Departures"
          checkboxSelection
          disableRowSelectionOnClick
          rows={departures}
          columns={columns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          isRowSelectable={({row}) => row.status !== 'Canceled'}
        />
      </div>
      <Typography variant="body2" sx={{mt: 1}}>
        Selected: {selected.join(', ') || 'none'}
      </Typography>
    </div>
  );
}
// #endregion
