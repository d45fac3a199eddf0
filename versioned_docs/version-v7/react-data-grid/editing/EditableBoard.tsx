import * as React from 'react';
import Typography from '@mui/material/Typography';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: ({props, row}) => ({
      ...props,
      error: props.value > row.seats,
    }),
  },
  {field: 'seats', headerName: 'Seats', type: 'number', width: 100},
];

export default function EditableBoard() {
  const [last, setLast] = React.useState('Nothing saved yet');

  return (
    <div style={{width: '100%'}}>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={columns}
          processRowUpdate={(row) => {
            setLast(`Saved ${row.passengers} passengers on ${row.route}`);
            return row;
          }}
        />
      </div>
      <Typography variant="body2" sx={{mt: 1}}>
        {last}
      </Typography>
    </div>
  );
}
// #endregion
