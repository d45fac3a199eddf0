import {DataGrid, gridClasses, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(200);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 160},
  {field: 'city', headerName: 'City', width: 110},
  {field: 'weight', headerName: 'Weight in kg', type: 'number', width: 130},
];

// #region preview
export default function StripedRows() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        getRowClassName={({indexRelativeToCurrentPage}) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        sx={{
          [`& .${gridClasses.row}.odd`]: {
            backgroundColor: 'rgba(128, 128, 128, 0.12)',
            '&:hover': {backgroundColor: 'rgba(128, 128, 128, 0.22)'},
            '&.Mui-selected': {backgroundColor: 'rgba(25, 118, 210, 0.24)'},
            '&.Mui-selected:hover': {backgroundColor: 'rgba(25, 118, 210, 0.3)'},
            '@media (hover: none)': {
              '&:hover': {backgroundColor: 'rgba(128, 128, 128, 0.12)'},
              '&.Mui-selected:hover': {backgroundColor: 'rgba(25, 118, 210, 0.24)'},
            },
          },
        }}
      />
    </div>
  );
}
// #endregion
