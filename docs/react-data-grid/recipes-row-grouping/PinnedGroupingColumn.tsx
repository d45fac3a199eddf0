import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(100);

const columns: GridColDef<Parcel>[] = [
  {field: 'country', headerName: 'Country'},
  {field: 'recipient', headerName: 'Recipient', width: 250},
  {field: 'city', headerName: 'City', width: 200},
  {field: 'service', headerName: 'Service', width: 200},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 200},
  {field: 'acceptedAt', headerName: 'Accepted', type: 'date', width: 200},
];

export default function PinnedGroupingColumn() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels by country"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: {model: ['country']},
          columns: {columnVisibilityModel: {country: false}},
          pinnedColumns: {left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD]},
        }}
      />
    </div>
  );
}
// #endregion
