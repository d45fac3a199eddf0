import * as React from 'react';
import Button from '@mui/material/Button';
import {DataGrid, type GridColDef, type GridRenderCellParams} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
function VesselCell({value, hasFocus}: GridRenderCellParams<Departure, string>) {
  const [called, setCalled] = React.useState(false);

  return (
    <>
      {value}
      <Button
        size="small"
        sx={{ml: 1}}
        // Tab reaches the button only while its cell has the focus
        tabIndex={hasFocus ? 0 : -1}
        // Space would scroll the grid
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
        onClick={() => setCalled(!called)}
      >
        {called ? 'Called' : 'Call'}
      </Button>
    </>
  );
}

const columns: GridColDef<Departure>[] = [
  {
    field: 'vessel',
    headerName: 'Vessel',
    width: 170,
    renderCell: (p) => <VesselCell {...p} />,
  },
  {field: 'route', headerName: 'Route', width: 200},
];

export default function CellButton() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
// #endregion
