import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
const rows = [
  {id: 1, name: 'Maya Chen', hourlyRate: 85, project: 'Mobile app'},
  {id: 2, name: 'Maya Chen', hourlyRate: 85, project: 'Checkout'},
  {id: 3, name: 'Diego Silva', hourlyRate: 85, project: 'Checkout'},
  {id: 4, name: 'Diego Silva', hourlyRate: 85, project: 'Website'},
  {id: 5, name: 'Grace Okafor', hourlyRate: 92, project: 'Website'},
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'name', headerName: 'Employee', width: 130},
  {
    field: 'hourlyRate',
    headerName: 'Hourly rate ($)',
    type: 'number',
    width: 130,
    // Two employees have the same rate, but each of them gets a cell.
    rowSpanValueGetter: (value, row) => `${row.name}-${value}`,
  },
  {field: 'project', headerName: 'Project', flex: 1, minWidth: 110},
];
// #endregion

export default function CompoundKey() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Project assignments"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
        sx={{'& .MuiDataGrid-row:hover': {backgroundColor: 'transparent'}}}
      />
    </div>
  );
}
