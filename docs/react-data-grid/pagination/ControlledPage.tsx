import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';
import {createEmployees} from '../../data/employees';

const rows = createEmployees(40);
const pageSizeOptions = [5, 10];

const columns: GridColDef[] = [
  {field: 'name', headerName: 'Name', flex: 1, minWidth: 150},
  {field: 'department', headerName: 'Department', width: 130},
];

export default function ControlledPage() {
  // #region preview
  // A row: {id: 1, name: 'Hannah Martinez', department: 'Design', …}
  const [paginationModel, setPaginationModel] = React.useState({page: 0, pageSize: 5});
  const showFirstPage = () => setPaginationModel((prev) => ({...prev, page: 0}));

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'flex-start'}}>
      <Button onClick={showFirstPage}>First page</Button>
      <div style={{height: 371, width: '100%'}}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          pageSizeOptions={pageSizeOptions}
        />
      </div>
    </Stack>
  );
  // #endregion
}
