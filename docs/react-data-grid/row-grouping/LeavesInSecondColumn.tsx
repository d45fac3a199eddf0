import {
  DataGridPremium,
  getRowGroupingFieldFromGroupingCriteria,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(60);

const columns: GridColDef<Parcel>[] = [
  {field: 'country', headerName: 'Country', width: 100},
  {field: 'service', headerName: 'Service', width: 100},
  {field: 'recipient', headerName: 'Recipient', width: 140},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110},
];

const groupingColDef: DataGridPremiumProps<Parcel>['groupingColDef'] = ({fields}) =>
  fields.includes('service')
    ? {
        headerName: 'Service and recipient',
        leafField: 'recipient',
        mainGroupingCriteria: 'service', // Sort and filter groups, not leaves.
        width: 180,
      }
    : {};

export default function LeavesInSecondColumn() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels by country and service"
        rows={rows}
        columns={columns}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: {model: ['country', 'service']},
          columns: {
            columnVisibilityModel: {country: false, service: false, recipient: false},
          },
          sorting: {
            sortModel: [
              {field: getRowGroupingFieldFromGroupingCriteria('service'), sort: 'asc'},
            ],
          },
        }}
      />
    </div>
  );
}
// #endregion
