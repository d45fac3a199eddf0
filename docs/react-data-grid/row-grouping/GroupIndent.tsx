import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 150},
  {field: 'status', headerName: 'Status'},
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
];

export default function GroupIndent() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel and status"
        rows={departures}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: {model: ['vessel', 'status']},
          columns: {columnVisibilityModel: {vessel: false, status: false}},
        }}
        sx={{'--DataGrid-cellOffsetMultiplier': 6}}
      />
    </div>
  );
}
// #endregion
