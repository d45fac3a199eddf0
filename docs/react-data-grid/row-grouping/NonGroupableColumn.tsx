import {DataGridPremium, type GridColDef} from '@mui/x-data-grid-premium';

// #region preview
const rows = [
  {id: 1, name: 'Maya Chen', department: 'Engineering', office: 'Toronto'},
  {id: 2, name: 'Diego Silva', department: 'Sales', office: 'Austin'},
  {id: 3, name: 'Grace Okafor', department: 'Sales', office: 'New York'},
  {id: 4, name: 'Ethan Murphy', department: 'Support', office: 'Austin'},
];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', width: 150, groupable: false},
  {field: 'department', headerName: 'Department', width: 130},
  {field: 'office', headerName: 'Office', width: 120},
];
// #endregion

export default function NonGroupableColumn() {
  return (
    <div style={{height: 360, width: '100%'}}>
      <DataGridPremium aria-label="Employees" rows={rows} columns={columns} />
    </div>
  );
}
