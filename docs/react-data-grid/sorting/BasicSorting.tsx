import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(100);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
  {field: 'acceptedAt', headerName: 'Accepted', type: 'date', width: 120},
];

export default function BasicSorting() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGrid aria-label="Parcels" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
