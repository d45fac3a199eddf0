import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../../data/parcels';

// #region preview
const rows = createParcels(1000);

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140},
  {
    field: 'service',
    headerName: 'Service',
    type: 'singleSelect',
    valueOptions: ['Standard', 'Express', 'Overnight'],
    width: 140,
  },
  {field: 'insured', headerName: 'Insured', type: 'boolean', width: 130},
  {field: 'acceptedAt', headerName: 'Accepted', type: 'date', width: 170},
];

export default function BasicHeaderFilters() {
  return (
    <div style={{height: 480, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        headerFilters
        initialState={{columns: {columnVisibilityModel: {id: false}}}}
      />
    </div>
  );
}
// #endregion
