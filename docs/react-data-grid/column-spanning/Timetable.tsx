import Box from '@mui/material/Box';
import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

// #region preview
const rows = [
  {
    id: 1,
    day: 'Monday',
    slots: ['Patrol', 'Patrol', '', 'Training', 'Training', 'Training'],
  },
  {
    id: 2,
    day: 'Tuesday',
    slots: ['Repair', 'Repair', 'Repair', 'Patrol', 'Patrol', ''],
  },
  {
    id: 3,
    day: 'Wednesday',
    slots: ['', 'Training', 'Training', 'Repair', '', 'Patrol'],
  },
];

type Day = (typeof rows)[number];

const shared = {sortable: false, filterable: false, pinnable: false, hideable: false};

const slotColumns: GridColDef<Day>[] = [8, 9, 10, 11, 12, 13].map((hour, index) => ({
  field: `slot${index}`,
  headerName: `${hour}:00`,
  width: 100,
  align: 'center',
  headerAlign: 'center',
  disableReorder: true,
  ...shared,
  valueGetter: (_, row) => row.slots?.[index],
  cellClassName: ({value}) => (value ? String(value) : ''),
  // Count the following slots with the same task
  colSpan: (value, row) => {
    let span = 1;
    while (value && row.slots[index + span] === value) {
      span += 1;
    }
    return span;
  },
}));

const columns: GridColDef<Day>[] = [
  {field: 'day', headerName: 'Day', width: 110, ...shared},
  ...slotColumns,
];

const colors = {
  '& .Patrol': {bgcolor: '#1565c0', color: '#fff'},
  '& .Training': {bgcolor: '#2e7d32', color: '#fff'},
  '& .Repair': {bgcolor: '#5d4037', color: '#fff'},
};

export default function Timetable() {
  return (
    <Box sx={{height: 300, width: '100%', ...colors}}>
      <DataGridPro
        aria-label="Timetable of the coast guard"
        rows={rows}
        columns={columns}
        initialState={{pinnedColumns: {left: ['day']}}}
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
// #endregion
