import {DataGrid, type GridCellParams, type GridColDef} from '@mui/x-data-grid';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 160},
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    editable: true,
    width: 120,
  },
  {field: 'status', headerName: 'Status', width: 110},
];

function isCellEditable({row}: GridCellParams<Departure>) {
  return row.status === 'Delayed';
}

export default function EditableCells() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={columns}
        isCellEditable={isCellEditable}
        sx={(theme) => ({
          '& .MuiDataGrid-cell--editable': {
            backgroundColor: 'rgba(46, 125, 50, 0.16)',
            ...theme.applyStyles('dark', {
              backgroundColor: 'rgba(102, 187, 106, 0.24)',
            }),
          },
        })}
      />
    </div>
  );
}
// #endregion
