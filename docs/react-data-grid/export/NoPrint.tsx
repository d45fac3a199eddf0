import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(50);

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {
    field: 'recipient',
    headerName: 'Recipient',
    flex: 1,
    minWidth: 130,
    disableExport: true,
  },
  {field: 'city', headerName: 'City', width: 100},
];

export default function NoPrint() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{toolbar: {printOptions: {disableToolbarButton: true}}}}
      />
    </div>
  );
}
// #endregion
