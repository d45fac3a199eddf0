import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../../data/parcels';

// #region preview
const rows = createParcels(10_000);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140},
  {field: 'city', headerName: 'City', width: 100},
  {field: 'country', headerName: 'Country', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

export default function BasicQuickFilter() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={{
          toolbar: {
            csvOptions: {disableToolbarButton: true},
            printOptions: {disableToolbarButton: true},
          },
        }}
      />
    </div>
  );
}
// #endregion
