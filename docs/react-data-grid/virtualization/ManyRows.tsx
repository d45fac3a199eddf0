import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';

// {id: 'P-000001', recipient: 'Farah Berg', city: 'Turin', weight: 6.1, …}
const rows = createParcels(10_000);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 150},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110},
];

export default function ManyRows() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        rowBufferPx={300}
      />
    </div>
  );
}
// #endregion
