import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 160},
  {field: 'department', headerName: 'Department', width: 140},
  {field: 'salary', headerName: 'Salary ($)', type: 'number', width: 120},
];

// #region preview
const rows = [
  {id: 1, name: 'Maya Chen', department: 'Engineering', salary: 128_000},
  {id: 2, name: 'Diego Silva', department: 'Sales', salary: 92_000},
  {id: 3, name: 'Omar Khan', department: 'Engineering', salary: 172_000},
  {id: 4, name: 'Chloe Davis', department: 'Sales', salary: 121_000},
  {id: 5, name: 'Priya Patel', department: 'Engineering', salary: 104_000},
];

const initialState = {
  sorting: {sortModel: [{field: 'department', sort: 'asc' as const}]},
};
// #endregion

export default function MultiSorting() {
  return (
    <div style={{height: 370, width: '100%'}}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        initialState={initialState}
      />
    </div>
  );
}
