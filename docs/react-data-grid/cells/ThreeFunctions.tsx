import Button from '@mui/material/Button';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

const time = new Intl.DateTimeFormat('en-GB', {timeStyle: 'short'});

// #region preview
const columns: GridColDef<Departure>[] = [
  {
    field: 'free',
    headerName: 'Free seats',
    description: 'valueGetter',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.seats - row.passengers,
  },
  {
    field: 'leaves',
    headerName: 'Leaves',
    description: 'valueFormatter',
    type: 'dateTime',
    width: 90,
    valueFormatter: (value?: Date) => (value ? time.format(value) : ''),
  },
  {
    field: 'vessel',
    headerName: 'Vessel',
    description: 'renderCell',
    width: 120,
    renderCell: ({value, row, hasFocus, api}) => (
      <Button
        size="small"
        tabIndex={hasFocus ? 0 : -1}
        onClick={() => api.updateRows([{id: row.id, status: 'Delayed'}])}
      >
        {value}
      </Button>
    ),
  },
  {field: 'status', headerName: 'Status'},
];

export default function ThreeFunctions() {
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
