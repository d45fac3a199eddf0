import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(500);

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
];

export default function DefaultPagination() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid aria-label="Parcels" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
