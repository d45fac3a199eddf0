import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, name: 'Maya Chen', office: 'Toronto', startDate: new Date(2021, 3, 5)},
  {id: 2, name: 'Diego Silva', office: 'Austin', startDate: new Date(2024, 8, 3)},
  {id: 3, name: 'Grace Okafor', office: 'New York', startDate: new Date(2022, 10, 21)},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'name', headerName: 'Name', editable: true, width: 130},
  {field: 'office', headerName: 'Office', editable: true, width: 120},
  {field: 'startDate', headerName: 'Start', type: 'date', editable: true, width: 150},
];

// <DataGrid rows={rows} columns={columns} editMode="row" />
// #endregion

export default function RowEditing() {
  return (
    <div style={{height: 214, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
