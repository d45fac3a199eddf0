import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(1000);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130},
];

export default function InitialFilter() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {items: [{field: 'weight', operator: '>', value: 25}]},
          },
        }}
      />
    </div>
  );
}
// #endregion
