import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 120},
  {field: 'status', headerName: 'Status'},
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
];

export default function AllExpanded() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel and status"
        rows={departures}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: {model: ['vessel', 'status']},
          columns: {columnVisibilityModel: {vessel: false, status: false}},
        }}
      />
    </div>
  );
}
// #endregion
