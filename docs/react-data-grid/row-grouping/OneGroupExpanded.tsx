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
  {field: 'status', headerName: 'Status', width: 110},
];

const isGroupExpandedByDefault: DataGridPremiumProps['isGroupExpandedByDefault'] = (
  node,
) => node.groupingField === 'vessel' && node.groupingKey === 'Petrel';

export default function OneGroupExpanded() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPremium
        aria-label="Departures by vessel"
        rows={departures}
        columns={columns}
        isGroupExpandedByDefault={isGroupExpandedByDefault}
        initialState={{
          rowGrouping: {model: ['vessel']},
          columns: {columnVisibilityModel: {vessel: false}},
        }}
      />
    </div>
  );
}
// #endregion
