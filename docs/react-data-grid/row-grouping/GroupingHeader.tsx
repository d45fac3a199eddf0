import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {departures, type Departure} from '../data/departures';

// #region preview
const columns: GridColDef<Departure>[] = [
  {field: 'vessel', headerName: 'Vessel'},
  {field: 'route', headerName: 'Route', flex: 1, minWidth: 170},
  {field: 'passengers', headerName: 'Passengers', type: 'number', width: 110},
];

const groupingColDef: DataGridPremiumProps<Departure>['groupingColDef'] = {
  headerName: 'Ship',
  width: 150,
};

export default function GroupingHeader() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel"
        rows={departures}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: {model: ['vessel']},
          columns: {columnVisibilityModel: {vessel: false}},
        }}
      />
    </div>
  );
}
// #endregion
