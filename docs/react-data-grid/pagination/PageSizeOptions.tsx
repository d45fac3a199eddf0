import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createEmployees} from '../../data/employees';

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 150},
  {field: 'jobTitle', headerName: 'Job title', width: 170},
  {field: 'office', headerName: 'Office', width: 120},
];

// #region preview
// A row: {id: 1, name: 'Hannah Martinez', jobTitle: 'Product designer', office: 'Chicago', …}
const rows = createEmployees(40);
const pageSizeOptions = [5, 10, 20, {value: -1, label: 'All'}];
const initialState = {pagination: {paginationModel: {pageSize: 5}}};

export default function PageSizeOptions() {
  return (
    <div style={{height: 371, width: '100%'}}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        pageSizeOptions={pageSizeOptions}
        initialState={initialState}
      />
    </div>
  );
}
// #endregion
