import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DataGrid, type GridColDef, type GridRowSelectionModel} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {field: 'id', headerName: 'Invoice', width: 110},
  {field: 'customer', headerName: 'Customer', width: 150},
  {field: 'status', headerName: 'Status', width: 110},
];

// #region preview
const rows = [
  {id: 'INV-1001', customer: 'Alder Clinics', status: 'Paid'},
  {id: 'INV-1002', customer: 'Cedar Health', status: 'Overdue'},
  {id: 'INV-1003', customer: 'Hudson Hotels', status: 'Sent'},
  {id: 'INV-1004', customer: 'Delta Freight', status: 'Overdue'},
];
const overdue = rows.filter((row) => row.status === 'Overdue');

export default function ControlledSelection() {
  const [selectionModel, setSelectionModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(),
  });

  const select = (selected: typeof rows) =>
    setSelectionModel({type: 'include', ids: new Set(selected.map((row) => row.id))});
  // #endregion

  return (
    <div style={{width: '100%'}}>
      <Stack direction="row" spacing={1} sx={{mb: 1}}>
        <Button onClick={() => select(overdue)}>Select overdue</Button>
        <Button onClick={() => select([])}>Clear</Button>
      </Stack>
      <div style={{height: 320}}>
        <DataGrid
          aria-label="Invoices"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selectionModel}
          onRowSelectionModelChange={setSelectionModel}
        />
      </div>
    </div>
  );
}
