import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createParcels, type Parcel} from '../data/parcels';

// {id: 'P-000001', city: 'Porto', country: 'Portugal', insured: false, weight: 2.4, …}
const rows = createParcels(100);

// #region preview
const columns: GridColDef<Parcel>[] = [
  {
    // Combines fields: sorting and filtering use 'Porto, Portugal'
    field: 'address',
    headerName: 'Address',
    width: 160,
    valueGetter: (_, row) => `${row.city}, ${row.country}`,
  },
  {
    // Adds a unit: sorting and filtering use the number
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    valueFormatter: (value?: number) => (value == null ? '' : `${value} kg`),
  },
  {
    // Displays text: sorting and filtering use true and false
    field: 'insured',
    headerName: 'Insured',
    valueFormatter: (value?: boolean) => (value ? 'Yes' : 'No'),
  },
];

export default function TextValues() {
  return (
    <div style={{height: 372, width: '100%'}}>
      <DataGrid aria-label="Parcels" rows={rows} columns={columns} />
    </div>
  );
}
// #endregion
