import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

const rows = [
  {id: 1, name: 'Maya Chen', department: 'Engineering'},
  {id: 2, name: 'Diego Silva', department: 'Sales'},
  {id: 3, name: 'Grace Okafor', department: 'Sales'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150},
  {field: 'department', headerName: 'Department', width: 150},
];

// #region preview
// `rows` and `columns` show employees: {name: 'Maya Chen', department: 'Engineering'}
export default function DisabledGrouping() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGridPremium
        aria-label="Employees"
        rows={rows}
        columns={columns}
        disableRowGrouping
      />
    </div>
  );
}
// #endregion
