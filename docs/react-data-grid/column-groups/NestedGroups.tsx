import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 100},
  {field: 'recipient', headerName: 'Name', width: 130},
  {field: 'city', headerName: 'City'},
  {field: 'country', headerName: 'Country'},
  {field: 'weight', headerName: 'Weight in kg', type: 'number', width: 110},
  {field: 'postage', headerName: 'Postage in $', type: 'number', width: 110},
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Recipient',
    children: [
      {field: 'recipient'},
      {groupId: 'Place', children: [{field: 'city'}, {field: 'country'}]},
    ],
  },
  {groupId: 'Shipping', children: [{field: 'weight'}, {field: 'postage'}]},
];

export default function NestedGroups() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
      />
    </div>
  );
}
// #endregion
