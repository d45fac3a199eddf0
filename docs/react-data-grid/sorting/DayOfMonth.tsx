import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, customer: 'Alder Clinics', createdOn: '2024-11-28'},
  {id: 2, customer: 'Delta Freight', createdOn: '2025-03-05'},
  {id: 3, customer: 'Hudson Hotels', createdOn: '2023-07-17'},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 150},
  {
    field: 'createdOn',
    headerName: 'Created on',
    type: 'date',
    width: 120,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
    // Orders November 28 after March 5, because 28 is greater than 5.
    sortComparator: (first: Date, second: Date) => first.getDate() - second.getDate(),
  },
];
// #endregion

const initialState = {
  sorting: {sortModel: [{field: 'createdOn', sort: 'asc' as const}]},
};

export default function DayOfMonth() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Customers by day of the month"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
