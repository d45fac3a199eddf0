import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(60);

const columns: GridColDef<Parcel>[] = [
  {field: 'country', headerName: 'Country'},
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'service', headerName: 'Service', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

const groupingColDef: DataGridPremiumProps<Parcel>['groupingColDef'] = {
  headerName: 'Country and recipient',
  leafField: 'recipient',
  width: 190,
};

export default function LeafField() {
  return (
    <div style={{height: 440, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels by country"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: {model: ['country']},
          columns: {columnVisibilityModel: {country: false, recipient: false}},
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Austria'}
      />
    </div>
  );
}
// #endregion
