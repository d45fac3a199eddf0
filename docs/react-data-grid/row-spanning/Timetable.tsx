import Box from '@mui/material/Box';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
interface Slot {
  id: number;
  time: string;
  tasks: string[]; // one for each day, empty for a break
}

const rows: Slot[] = [
  {id: 8, time: '8:00', tasks: ['Patrol', 'Repair', '']},
  {id: 9, time: '9:00', tasks: ['Patrol', 'Repair', 'Training']},
  {id: 10, time: '10:00', tasks: ['', 'Repair', 'Training']},
  {id: 11, time: '11:00', tasks: ['Training', 'Patrol', 'Repair']},
  {id: 12, time: '12:00', tasks: ['Training', 'Patrol', '']},
  {id: 13, time: '13:00', tasks: ['Training', '', 'Patrol']},
];

const plain = {
  sortable: false,
  filterable: false,
  hideable: false,
  disableColumnMenu: true,
};

const columns: GridColDef<Slot>[] = [
  {field: 'time', headerName: 'Time', width: 65, ...plain},
  ...['Monday', 'Tuesday', 'Wednesday'].map((day, index): GridColDef<Slot> => ({
    field: day,
    flex: 1,
    minWidth: 80,
    ...plain,
    valueGetter: (_, row) => row?.tasks[index] || null, // null is never merged
    cellClassName: ({value}) => value ?? '',
  })),
];

export default function Timetable() {
  return (
    <Box
      sx={{
        height: 372,
        width: '100%',
        '& .Patrol': {bgcolor: 'rgba(33, 150, 243, 0.25)'},
        '& .Repair': {bgcolor: 'rgba(255, 152, 0, 0.25)'},
        '& .Training': {bgcolor: 'rgba(76, 175, 80, 0.25)'},
        '& .MuiDataGrid-row:hover': {bgcolor: 'transparent'},
      }}
    >
      <DataGrid
        aria-label="Timetable of the crew"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
// #endregion
