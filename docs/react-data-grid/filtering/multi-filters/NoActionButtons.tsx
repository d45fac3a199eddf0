import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

const rows = [
  {id: 1, name: 'Maya Chen', department: 'Engineering', salary: 128_000},
  {id: 2, name: 'Diego Silva', department: 'Sales', salary: 92_000},
  {id: 3, name: 'Grace Okafor', department: 'Finance', salary: 97_000},
  {id: 4, name: 'Liam Murphy', department: 'Support', salary: 64_000},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'salary', headerName: 'Salary ($)', type: 'number', width: 110},
];

// #region preview
// A row: {id: 1, name: 'Maya Chen', department: 'Engineering', salary: 128000}
const slotProps = {
  filterPanel: {disableAddFilterButton: true, disableRemoveAllButton: true},
};

export default function NoActionButtons() {
  return (
    <div style={{height: 460, width: '100%'}}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
      />
    </div>
  );
}
// #endregion
