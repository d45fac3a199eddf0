import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel', width: 100},
  {field: 'status', headerName: 'Status', width: 100},
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
];

export default function MultipleColumns() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel and status"
        rows={departures}
        columns={columns}
        initialState={{rowGrouping: {model: ['vessel', 'status']}}}
        rowGroupingColumnMode="multiple"
        defaultGroupingExpansionDepth={1}
      />
    </div>
  );
}
// #endregion
