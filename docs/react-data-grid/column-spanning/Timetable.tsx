import {DataGridPro, type GridColDef} from '@mui/x-data-grid-pro';

interface Room {
  id: number;
  room: string;
  /** The team that has booked the room in each hour, or `null`. */
  slots: (string | null)[];
}

const rows: Room[] = [
  {id: 1, room: 'Atlas', slots: ['Sales', 'Sales', null, 'Design', 'Design', 'Design']},
  {
    id: 2,
    room: 'Boardroom',
    slots: ['Support', 'Support', 'Support', 'Sales', 'Sales', null],
  },
  {id: 3, room: 'Studio', slots: [null, 'Design', 'Design', 'Support', null, 'Sales']},
];

const shared = {
  sortable: false,
  filterable: false,
  hideable: false,
  pinnable: false,
  disableReorder: true,
};

// #region preview
// A row: {id: 1, room: 'Atlas', slots: ['Sales', 'Sales', null, 'Design', …]}
const slotColumns = ['9 AM', '10 AM', '11 AM', '12 PM', '1 PM', '2 PM'].map(
  (headerName, index): GridColDef<Room> => ({
    field: `slot${index}`,
    headerName,
    ...shared, // In the same file: {sortable: false, filterable: false, …}
    valueGetter: (_value, row) => row.slots[index],
    cellClassName: ({value}) => (value ? `team-${value}` : ''),
    // Counts the equal slots that follow each other.
    colSpan: (value, row) => {
      let span = 1;
      while (value && row.slots[index + span] === value) {
        span += 1;
      }
      return span;
    },
  }),
);
// #endregion

const columns: GridColDef<Room>[] = [
  {field: 'room', headerName: 'Room', width: 110, ...shared},
  ...slotColumns,
];

const initialState = {pinnedColumns: {left: ['room']}};

export default function Timetable() {
  return (
    <div style={{height: 300, width: '100%'}}>
      <DataGridPro
        aria-label="Room bookings"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
        sx={{
          '& .team-Sales': {bgcolor: '#1565c0', color: '#fff'},
          '& .team-Design': {bgcolor: '#2e7d32', color: '#fff'},
          '& .team-Support': {bgcolor: '#5d4037', color: '#fff'},
        }}
      />
    </div>
  );
}
