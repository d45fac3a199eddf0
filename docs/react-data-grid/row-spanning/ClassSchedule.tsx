import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
interface Lesson {
  id: number;
  day: string;
  time: string;
  course: string;
  teacher: string;
  room: string;
}

const rows: Lesson[] = [
  {id: 1, day: 'Mon', time: '9:00', course: 'Knots', teacher: 'Berg', room: '1'},
  {id: 2, day: 'Mon', time: '10:00', course: 'Knots', teacher: 'Berg', room: '1'},
  {id: 3, day: 'Mon', time: '11:00', course: 'Charts', teacher: 'Aas', room: '1'},
  {id: 4, day: 'Tue', time: '9:00', course: 'Radio', teacher: 'Costa', room: '2'},
  {id: 5, day: 'Tue', time: '10:00', course: 'Radio', teacher: 'Costa', room: '2'},
];

const plain = {sortable: false, filterable: false};

const columns: GridColDef<Lesson>[] = [
  {field: 'day', headerName: 'Day', width: 60, ...plain},
  {field: 'time', headerName: 'Time', width: 70, ...plain},
  {
    field: 'course',
    headerName: 'Course',
    width: 100,
    ...plain,
    colSpan: 2,
    valueGetter: (_, row) => row && `${row.course}, ${row.teacher}`,
  },
  {field: 'teacher', headerName: 'Teacher', width: 80, ...plain},
  {field: 'room', headerName: 'Room', width: 70, ...plain},
];

export default function ClassSchedule() {
  return (
    <div style={{height: 320, width: '100%'}}>
      <DataGrid
        aria-label="Lessons"
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
// #endregion
