import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'city', headerName: 'City'},
  {field: 'country', headerName: 'Country'},
  {field: 'weight', headerName: 'Weight in kg', type: 'number', width: 120},
];

export default function HiddenAtStart() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        showToolbar
        initialState={{
          columns: {
            // All other columns are visible
            columnVisibilityModel: {id: false, country: false, weight: false},
          },
        }}
      />
    </div>
  );
}
// #endregion
