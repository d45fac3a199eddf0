import {DataGrid, type GridColDef} from '@mui/x-data-grid';

const rows = [
  {id: 1, day: 'Mon', time: '9 AM', course: 'Sales', trainer: 'Kim', room: 'A1'},
  {id: 2, day: 'Mon', time: '10 AM', course: 'Sales', trainer: 'Kim', room: 'A1'},
  {id: 3, day: 'Mon', time: '11 AM', course: 'Privacy', trainer: 'Cohen', room: 'A1'},
  {id: 4, day: 'Tue', time: '9 AM', course: 'Excel', trainer: 'Lopez', room: 'B4'},
  {id: 5, day: 'Tue', time: '10 AM', course: 'Excel', trainer: 'Lopez', room: 'B4'},
];

// #region preview
// A row: {id: 1, day: 'Mon', time: '9 AM', course: 'Sales', trainer: 'Kim', room: 'A1'}
const shared = {sortable: false, filterable: false, hideable: false};

const columns: GridColDef<(typeof rows)[number]>[] = [
  {field: 'day', headerName: 'Day', width: 60, ...shared},
  {field: 'time', headerName: 'Time', width: 75, ...shared},
  {
    field: 'course',
    headerName: 'Course',
    width: 90,
    ...shared,
    colSpan: 2, // covers the trainer column
    valueGetter: (_value, row) => `${row.course}, ${row.trainer}`,
  },
  {field: 'trainer', headerName: 'Trainer', width: 80, ...shared},
  {field: 'room', headerName: 'Room', width: 70, ...shared},
];
// #endregion

export default function ClassSchedule() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Training schedule"
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
