import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';

// 500 rows: {id: 'P-000001', recipient: 'Farah Berg', city: 'Turin', weight: 6.1, …}
const rows = createParcels(500);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 140},
  {field: 'recipient', headerName: 'Recipient', width: 220},
  {field: 'city', headerName: 'City', width: 200},
  {field: 'country', headerName: 'Country', width: 200},
  {field: 'service', headerName: 'Service', width: 200},
  {field: 'status', headerName: 'Status', width: 200},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 200},
  {field: 'postage', headerName: 'Postage (USD)', type: 'number', width: 200},
];

export default function RestoredScroll() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        initialState={{scroll: {top: 1_000, left: 400}}}
        hideFooter
      />
    </div>
  );
}
// #endregion
