import {DataGrid, type GridColDef, type GridComparatorFn} from '@mui/x-data-grid';

// #region preview
const byDayOfMonth: GridComparatorFn<Date> = (first, second) =>
  first.getDate() - second.getDate();

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140},
  {
    field: 'createdOn',
    headerName: 'Invoice day',
    type: 'date',
    width: 150,
    valueGetter: (value: string) => new Date(`${value}T00:00`),
    valueFormatter: (value: Date) => `Day ${value.getDate()} of the month`,
    sortComparator: byDayOfMonth,
  },
];

const rows = [
  {id: 1, customer: 'Blue Fjord Lines', createdOn: '2024-11-28'},
  {id: 2, customer: 'Coastal Tours', createdOn: '2025-03-05'},
  {id: 3, customer: 'Island Ferries', createdOn: '2023-07-17'},
  {id: 4, customer: 'North Pier', createdOn: '2025-01-02'},
];

export default function DayOfMonth() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Customers"
        rows={rows}
        columns={columns}
        initialState={{sorting: {sortModel: [{field: 'createdOn', sort: 'asc'}]}}}
      />
    </div>
  );
}
// #endregion
