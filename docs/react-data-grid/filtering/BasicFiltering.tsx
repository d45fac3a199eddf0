import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(1000);

const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
  {
    field: 'service',
    headerName: 'Service',
    type: 'singleSelect',
    valueOptions: ['Standard', 'Express', 'Overnight'],
    width: 110,
  },
  {field: 'insured', headerName: 'Insured', type: 'boolean', width: 90},
  {field: 'acceptedAt', headerName: 'Accepted', type: 'date', width: 120},
];

export default function BasicFiltering() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGrid aria-label="Parcels" rows={rows} columns={columns} showToolbar />
    </div>
  );
}
// #endregion
