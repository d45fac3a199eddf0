import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';
import {createParcels, type Parcel} from '../data/parcels';

// #region preview
const rows = createParcels(100);

const columns: GridColDef<Parcel>[] = [
  {field: 'id', headerName: 'Parcel', width: 110},
  {field: 'recipient', headerName: 'Recipient', width: 150},
  {
    field: 'service',
    headerName: 'Service',
    type: 'singleSelect',
    valueOptions: ['Standard', 'Express', 'Overnight'],
  },
  {field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120},
  {field: 'insured', headerName: 'Insured', type: 'boolean'},
  {field: 'acceptedAt', headerName: 'Accepted', type: 'dateTime', width: 180},
];

export default function ExcelDefault() {
  return (
    <div style={{height: 420, width: '100%'}}>
      <DataGridPremium
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{toolbar: {excelOptions: {fileName: 'parcels'}}}}
      />
    </div>
  );
}
// #endregion
