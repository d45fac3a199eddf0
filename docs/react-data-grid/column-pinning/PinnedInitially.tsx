import DeleteIcon from '@mui/icons-material/Delete';
import {DataGridPro, GridActionsCellItem, type GridColDef} from '@mui/x-data-grid-pro';
import {createParcels, type Parcel} from '../data/parcels';

const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {field: 'recipient', headerName: 'Recipient', width: 130, editable: true},
  {field: 'city', headerName: 'City', width: 150, editable: true},
  {field: 'country', headerName: 'Country', width: 150},
  {field: 'service', headerName: 'Service', width: 150},
  {field: 'status', headerName: 'Status', width: 150},
  {
    field: 'weight',
    headerName: 'Weight in kg',
    type: 'number',
    width: 150,
    editable: true,
  },
  {field: 'postage', headerName: 'Postage in $', type: 'number', width: 150},
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    getActions: () => [
      <GridActionsCellItem icon={<DeleteIcon />} label="Delete" disabled />,
    ],
  },
];

export default function PinnedInitially() {
  return (
    <div style={{height: 400, width: '100%'}}>
      <DataGridPro
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['recipient'], right: ['actions']}}}
      />
    </div>
  );
}
// #endregion
