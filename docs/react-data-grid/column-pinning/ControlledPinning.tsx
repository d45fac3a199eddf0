import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'route', headerName: 'Route', width: 220},
  {field: 'leaves', headerName: 'Leaves', type: 'dateTime', width: 200},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 150},
  {field: 'seats', headerName: 'Seats', type: 'number', width: 150},
  {field: 'status', headerName: 'Status'},
];

export default function ControlledPinning() {
  const [pinnedColumns, setPinnedColumns] = React.useState<GridPinnedColumnFields>({
    left: ['vessel'],
  });

  return (
    <div style={{width: '100%'}}>
      <Typography component="code" variant="body2">
        {JSON.stringify(pinnedColumns)}
      </Typography>
      <div style={{height: 372, marginTop: 8}}>
        <DataGridPro
          aria-label="Departures"
          rows={departures}
          columns={columns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={(newModel) => setPinnedColumns(newModel)}
        />
      </div>
    </div>
  );
}
// #endregion
