import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridSortModel} from '@mui/x-data-grid';

const rows = [
  {id: 10001, customer: 'Alder Clinics', total: 13_176, status: 'Shipped'},
  {id: 10002, customer: 'Foxglove Media', total: 714, status: 'Delivered'},
  {id: 10003, customer: 'Birchwood Schools', total: 1_121, status: 'Pending'},
  {id: 10004, customer: 'Delta Freight', total: 1_547, status: 'Returned'},
];

const columns: GridColDef[] = [
  {field: 'customer', headerName: 'Customer', width: 160},
  {field: 'total', headerName: 'Total ($)', type: 'number', width: 110},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
// A row: {id: 10001, customer: 'Alder Clinics', total: 13176, status: 'Shipped'}
export default function ControlledSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  return (
    <Stack spacing={1} sx={{width: '100%', alignItems: 'flex-start'}}>
      <Button onClick={() => setSortModel([{field: 'total', sort: 'desc'}])}>
        Largest orders first
      </Button>
      <div style={{height: 266, width: '100%'}}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
// #endregion
