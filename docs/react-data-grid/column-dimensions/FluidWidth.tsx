import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// {id: 'P-000001', recipient: 'Hana Costa', city: 'Porto', service: 'Express', …}
const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'service', headerName: 'Service', flex: 0.5, minWidth: 90, maxWidth: 200},
];

export default function FluidWidth() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid aria-label="Parcels" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
